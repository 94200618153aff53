import type { Scope } from './wire.ts'

/**
 * The HTTP conventions that every call shares (first document §7, demo-licence.md "The wire's
 * names"). Names only: who sends and who reads them is the adapter's and the backend's business.
 */
export const header = {
  /** The API marker; a cross-site page cannot send it, so a call without it is refused. */
  marker: 'x-api-request',
  company: 'x-ftg-id',
  salaryYear: 'x-salary-year',
  /** Minutes; the backend clamps it to the licence's maximum. */
  inactivityTimer: 'x-inactivity-timer',
  /** On every write, so that a retry answers the same and does nothing twice. */
  idempotencyKey: 'idempotency-key',
  /**
   * Which brand the browser is served, by its id: what the software is called in messages to the
   * person.
   */
  brand: 'x-brand',
  /** In answers: which build of the backend answered. */
  buildId: 'x-build-id',
  /** In answers to paged lists: JSON with totalRows. */
  paginationInfo: 'x-pagination-info',
} as const

export const markerValue = '1'

/** What may travel as a header's value without being encoded. */
export const headerText = /^[\x21-\x7e]+$/

/**
 * Minutes without activity before a session ends, when the person has not chosen otherwise (first
 * document §9).
 */
export const defaultInactivityMinutes = 60
/** The longest that the header may ask for: a day. */
export const longestInactivityMinutes = 1440

/** How a scope travels: header values, the null ones dropped. */
export const scopeHeaders = (scope: Scope): Record<string, string> =>
  Object.fromEntries(
    [
      [header.company, scope.FtgId] as const,
      [header.salaryYear, scope.SalaryYear] as const,
      [header.inactivityTimer, scope.InactivityTimer] as const,
    ].flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, String(value)]])),
  )
