/**
 * The HTTP headers that all calls share (first document §7, demo-licence.md "The wire's names").
 * Only the names; the adapter sends them and the backend reads them.
 */
export const header = {
  /** The API marker. A page of another site cannot send it, so a call without it is refused. */
  marker: 'x-api-request',
  company: 'x-ftg-id',
  salaryYear: 'x-salary-year',
  /** The idle time-out in minutes. The backend limits it to the licence's maximum. */
  inactivityTimer: 'x-inactivity-timer',
  /** Sent with every write, so that a retry gets the same answer and has no second effect. */
  idempotencyKey: 'idempotency-key',
  /**
   * The id of the brand that the browser is served. The backend uses the brand's name in messages.
   */
  brand: 'x-brand',
  /** In answers: the backend's build. */
  buildId: 'x-build-id',
  /** In answers to paged lists: JSON with totalRows. */
  paginationInfo: 'x-pagination-info',
} as const

/** The value of the API marker. */
export const markerValue = '1'

/** Returns a header's value, or the first of several. */
export const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value

/** Matches the texts that may be a header's value without encoding. */
export const headerText = /^[\x21-\x7e]+$/

/**
 * Minutes without activity before a session ends, unless the user has chosen another time (first
 * document §9).
 */
export const defaultInactivityMinutes = 60
/** The longest idle time-out that the header may request, in minutes: one day. */
export const longestInactivityMinutes = 1440
