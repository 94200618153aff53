/** What a call to the backend may take. Times in milliseconds, sizes in bytes. */

/** To open a connection: a backend that is there answers within a round trip. */
export const connectTimeout = 2_000
/** From the request to the first byte of its answer. */
export const headersTimeout = 15_000
/** Between two pieces of the answer's body. */
export const bodyTimeout = 10_000
/** A call with its retries: also ends an answer that trickles in, piece by piece. */
export const callTimeout = 30_000

/** How many more times a read is tried. */
export const readRetries = 2
/**
 * Before the first retry; doubled for each further one, with jitter so that browsers do not come
 * back in step.
 */
export const retryDelay = 100

/** The largest answer that is read. A list is paged long before it. */
export const answerLimit = 8 * 1024 * 1024

/**
 * How many calls of one browser request run at a time (first document §7: "Asynchronous work runs
 * with concurrency 3").
 *
 * It is counted for each browser request, that is for each batch. The bound is there so that one
 * page cannot take the whole pool; counted for the process it would make everybody wait for the
 * slowest page, and counted for the session it would have to be kept somewhere that every node
 * sees.
 */
export const concurrency = 3

/** Connections kept to a backend by this process. */
export const connections = 64

/** The most calls in one browser request. */
export const batchLimit = 20
