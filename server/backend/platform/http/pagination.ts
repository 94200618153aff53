import { z } from 'zod'
import type { Call } from '#contracts/call.ts'
import { errors } from '#contracts/errors.ts'
import { Pagination } from '#contracts/wire.ts'
import { Refusal } from './refusal.ts'
import { readPart } from './validation.ts'

/** Node takes no longer addresses than 16 kB, and what is encoded grows. */
const text = z.string().max(8000).optional()

function partOf<Shape extends z.ZodType>(shape: Shape, written: string, name: string): z.output<Shape> {
  const whole = `Frågedelen ”${name}”`
  let value: unknown
  try {
    value = JSON.parse(written)
  } catch {
    throw new Refusal(errors.invalidRequest, `${whole} kunde inte läsas.`)
  }
  return readPart(shape, value, whole)
}

/** Which of a list is asked for. */
export interface ListQuery {
  /** Empty when the call has no pages, or none was asked for. */
  readonly pagination: Pagination
  /** As the call's shape has it; undefined when it has none, or nothing was left out. */
  readonly filter: unknown
}

/**
 * The query string of a list: its page, and what it is narrowed by. Nothing else is known, and
 * nothing at all where the call has neither.
 *
 * @throws Refusal invalidRequest
 */
export function readListQuery({ paged, filter }: Pick<Call, 'paged' | 'filter'>, query: unknown): ListQuery {
  const isNarrowed = !filter.safeParse(undefined).success
  const known = z.strictObject({ ...(paged && { pagination: text }), ...(isNarrowed && { filter: text }) })
  const written = readPart(known, query, 'Frågedelen') as { pagination?: string; filter?: string }
  return {
    pagination: written.pagination === undefined ? {} : partOf(Pagination, written.pagination, 'pagination'),
    filter: written.filter === undefined ? undefined : partOf(filter, written.filter, 'filter'),
  }
}

/** Which rows a page holds. Without a page, `all` of them at most. */
export function rowsOf({ perPage, pageNum = 1 }: Pagination, all: number): { limit: number; offset: number } {
  return perPage === undefined || perPage === -1
    ? { limit: all, offset: 0 }
    : { limit: perPage, offset: (pageNum - 1) * perPage }
}
