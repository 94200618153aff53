import { z } from 'zod'
import { headerText, longestInactivityMinutes } from './headers.ts'
import { maxCompanyId } from './rules/limits.ts'

/**
 * A company id: lower-case a–z and 0–9, at most 15 characters (first document §5). A clone's id may
 * also have plus signs (third document §5).
 */
export const FtgId = z
  .string()
  .regex(/^[a-z0-9+]+$/)
  .max(maxCompanyId)

/** A salary year. */
export const SalaryYear = z.int().min(2000).max(2100)

/**
 * The scope of a request: the chosen company, the chosen year and the user's idle time-out. Null
 * values are not sent.
 */
export const Scope = z.strictObject({
  FtgId: z.string().regex(headerText).max(maxCompanyId).nullish(),
  SalaryYear: SalaryYear.nullish(),
  /** The idle time-out, in minutes. */
  InactivityTimer: z.int().min(0).max(longestInactivityMinutes).nullish(),
})
export type Scope = z.infer<typeof Scope>

/**
 * The `pagination` query parameter. A perPage of −1 means all rows; perPage and pageNum are then
 * left out.
 */
export const Pagination = z.strictObject({
  sortBy: z.string().max(60).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
  perPage: z.union([z.literal(-1), z.int().min(1).max(1000)]).optional(),
  pageNum: z.int().min(1).max(1_000_000).optional(),
  searchTerm: z.string().max(200).optional(),
  searchFields: z.array(z.string().max(60)).max(40).optional(),
})
export type Pagination = z.infer<typeof Pagination>

/** Returns the text of the `pagination` query parameter. */
export function encodePagination({ perPage, pageNum, ...rest }: Pagination): string {
  return JSON.stringify(perPage === -1 ? rest : { ...rest, perPage, pageNum })
}

interface ListParts {
  readonly pagination?: Pagination | undefined
  readonly fields?: readonly string[] | undefined
  readonly filter?: unknown
}

/** Returns pagination as query parameters of their own, for a call with a plain query. */
function plainPagination({ perPage, pageNum, searchFields, ...rest }: Pagination): Record<string, string> {
  const page = perPage === -1 ? {} : { perPage, pageNum }
  const parts = { ...rest, ...page, searchFields: searchFields?.join(',') }
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}

/** Returns the query parameters of a list: the texts by their names. */
export const queryParameters = (
  { pagination, fields, filter }: ListParts,
  isPlain: boolean = false,
): Readonly<Record<string, string>> => ({
  ...(pagination && (isPlain ? plainPagination(pagination) : { pagination: encodePagination(pagination) })),
  ...(fields && { fields: fields.join(',') }),
  ...(filter !== undefined && { filter: JSON.stringify(filter) }),
})

/**
 * Returns the query of a list with its question mark, or an empty text for the whole list.
 *
 * @param isPlain whether the call has a plain query (`Call.plainQuery`)
 */
export function encodeQuery(parts: ListParts, isPlain: boolean = false): string {
  const query = Object.entries(queryParameters(parts, isPlain)).map(
    ([name, text]) => `${name}=${encodeURIComponent(text)}`,
  )
  return query.length === 0 ? '' : `?${query.join('&')}`
}

/** The X-Pagination-Info header of a paged answer: the number of rows on all pages. */
export const PaginationInfo = z.object({ totalRows: z.int().min(0) })
export type PaginationInfo = z.infer<typeof PaginationInfo>

/** True when PostgreSQL can store the text: it rejects NUL and unpaired surrogates. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/** Returns the shape of the body of a successful answer. */
export const envelope = <Data extends z.ZodType>(data: Data) => z.object({ data })

/** The errors of single fields: a Swedish message for the user, by the field's name. */
export const FieldMessages = z.record(z.string(), z.string())
export type FieldMessages = z.infer<typeof FieldMessages>

/**
 * The body of every error: a Swedish message for the user, and a code that begins with the HTTP
 * status.
 */
export const ErrorBody = z.object({
  message: z.string(),
  dvCode: z.string().regex(/^\d{5}$/),
  /** The messages of single fields, when the error concerns fields. */
  fields: FieldMessages.optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
