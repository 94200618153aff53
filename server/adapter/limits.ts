/** The limits of a call to the backend. Times in milliseconds, sizes in bytes. */

/** To open a connection. A reachable backend answers within one round trip. */
export const connectTimeout = 2_000
/** Until the first byte of the answer, or of a file: what takes longer is made by a job. */
export const headersTimeout = 15_000
/** Between two chunks of the answer's body. */
export const bodyTimeout = 10_000
/** For a call with its retries. Also ends an answer that arrives very slowly. */
export const callTimeout = 30_000

/** The number of retries of a read. */
export const readRetries = 2
/**
 * Before the first retry. Doubled for each further retry, with jitter so that browsers do not retry
 * in step.
 */
export const retryDelay = 100

/** The largest answer. Lists are paged well below it. */
export const answerLimit = 8 * 1024 * 1024

/**
 * The calls of one browser request that run at the same time (first document §7: "Asynchronous work
 * runs with concurrency 3").
 *
 * The limit applies to each browser request, that is to each batch, so that one page cannot use all
 * connections. A limit per process would make all users wait for the slowest page. A limit per
 * session would need state shared by all nodes.
 */
export const concurrency = 3

/** The most connections from this process to the backend. */
export const connections = 64

/** The most calls in one browser request. */
export const batchLimit = 20
