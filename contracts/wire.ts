import { z } from 'zod'

import { headerText, longestInactivityMinutes } from './headers.ts'

/**
 * What the request is about: the chosen company, the chosen year and the person's idle time-out.
 * Null ones are not sent.
 */
export const Scope = z.strictObject({
  FtgId: z.string().regex(headerText).max(15).nullish(),
  SalaryYear: z.int().min(2000).max(2100).nullish(),
  /** Minutes. */
  InactivityTimer: z.int().min(0).max(longestInactivityMinutes).nullish(),
})
export type Scope = z.infer<typeof Scope>

/**
 * The `pagination` query parameter. perPage −1 means all, and then perPage and pageNum are left
 * out.
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

/** The text of the `pagination` query parameter. */
export function encodePagination({ perPage, pageNum, ...rest }: Pagination): string {
  return JSON.stringify(perPage === -1 ? rest : { ...rest, perPage, pageNum })
}

/** The query of a list, with its question mark; nothing when the whole list is asked for. */
export function encodeQuery({ pagination, filter }: { pagination?: Pagination; filter?: unknown }): string {
  const parts = {
    ...(pagination && { pagination: encodePagination(pagination) }),
    ...(filter !== undefined && { filter: JSON.stringify(filter) }),
  }
  const query = Object.entries(parts).map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
  return query.length === 0 ? '' : `?${query.join('&')}`
}

export const PaginationInfo = z.object({ totalRows: z.int().min(0) })
export type PaginationInfo = z.infer<typeof PaginationInfo>

/**
 * Whether a text can be stored as it is: PostgreSQL takes no NUL, and half of a surrogate pair is
 * no character of Unicode.
 */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/** The body of every answer that is not an error. */
export const envelope = <Data extends z.ZodType>(data: Data) => z.object({ data })

/**
 * What is wrong with the fields of what was sent: a Swedish sentence for the person each, by the
 * field's name.
 */
export const FieldMessages = z.record(z.string(), z.string())
export type FieldMessages = z.infer<typeof FieldMessages>

/**
 * The body of every error: a Swedish sentence for the person, and a code with the HTTP status in
 * front.
 */
export const ErrorBody = z.object({
  message: z.string(),
  dvCode: z.string().regex(/^\d{5}$/),
  /** Where single fields are to blame. */
  fields: FieldMessages.optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
