import { z } from 'zod'

/**
 * The HTTP conventions that every call shares (first document §7, demo-licence.md "The wire's names").
 * Names only: who sends and who reads them is the adapter's and the backend's business.
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
  /** In answers: which build of the backend answered. */
  buildId: 'x-build-id',
  /** In answers to paged lists: JSON with totalRows. */
  paginationInfo: 'x-pagination-info',
} as const

export const markerValue = '1'

/** What may travel as a header's value without being encoded. */
export const headerText = /^[\x21-\x7e]+$/

/** Minutes without activity before a session ends, when the person has not chosen otherwise (first document §9). */
export const defaultInactivityMinutes = 60

/** What the request is about: the chosen company, the chosen year and the person's idle time-out. Null ones are not sent. */
export const Scope = z.strictObject({
  FtgId: z.string().regex(headerText).max(15).nullish(),
  SalaryYear: z.int().min(2000).max(2100).nullish(),
  /** Minutes. */
  InactivityTimer: z.int().min(0).max(1440).nullish(),
})
export type Scope = z.infer<typeof Scope>

/** How a scope travels: header values, the null ones dropped. */
export const scopeHeaders = (scope: Scope): Record<string, string> =>
  Object.fromEntries(
    [
      [header.company, scope.FtgId] as const,
      [header.salaryYear, scope.SalaryYear] as const,
      [header.inactivityTimer, scope.InactivityTimer] as const,
    ].flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, String(value)]])),
  )

/** The `pagination` query parameter. perPage −1 means all, and then perPage and pageNum are left out. */
export const Pagination = z.strictObject({
  sortBy: z.string().max(60).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
  perPage: z.union([z.literal(-1), z.int().min(1).max(1000)]).optional(),
  pageNum: z.int().min(1).optional(),
  searchTerm: z.string().max(200).optional(),
  searchFields: z.array(z.string().max(60)).max(40).optional(),
})
export type Pagination = z.infer<typeof Pagination>

/** The text of the `pagination` query parameter. */
export function encodePagination({ perPage, pageNum, ...rest }: Pagination): string {
  return JSON.stringify(perPage === -1 ? rest : { ...rest, perPage, pageNum })
}

export const PaginationInfo = z.object({ totalRows: z.int().min(0) })
export type PaginationInfo = z.infer<typeof PaginationInfo>

/** The body of every answer that is not an error. */
export const envelope = <Data extends z.ZodType>(data: Data) => z.object({ data })

/** The body of every error: a Swedish sentence for the person, and a code with the HTTP status in front. */
export const ErrorBody = z.object({ message: z.string(), dvCode: z.string().regex(/^\d{5}$/) })
export type ErrorBody = z.infer<typeof ErrorBody>
