import { z } from 'zod'
import { type Call, fieldsOf } from '#contracts/call.ts'
import { errors } from '#contracts/errors.ts'
import { Pagination } from '#contracts/wire.ts'
import { Refusal } from './refusal.ts'
import { readPart } from './validation.ts'

/** Node limits URLs to 16 kB, and encoding lengthens the text. */
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

interface Written {
  readonly pagination?: string | undefined
  readonly fields?: string | undefined
  readonly filter?: string | undefined
}

/** The query strings, by whether a list is paged and whether it is filtered. */
const queries: Readonly<Record<`${boolean}-${boolean}`, z.ZodType<Written>>> = {
  'false-false': z.strictObject({}),
  'true-false': z.strictObject({ pagination: text, fields: text }),
  'false-true': z.strictObject({ filter: text }),
  'true-true': z.strictObject({ pagination: text, fields: text, filter: text }),
}

/** The requested part of a list. */
export interface ListQuery {
  /** Empty when the call is not paged, or no page was requested. */
  readonly pagination: Pagination
  /**
   * Validated by the call's shape. Undefined when the call has none, or the list is not filtered.
   */
  readonly filter: unknown
  /** The fields to return of each row. Undefined for all. */
  readonly fields: readonly string[] | undefined
}

/** @throws Refusal invalidRequest for a field that the rows do not have */
function fieldsIn(call: Pick<Call, 'paged' | 'data'>, written: string): readonly string[] {
  const known = fieldsOf(call)
  const asked = [...new Set(written.split(','))]
  const unknown = asked.find(name => !known.includes(name))
  if (unknown !== undefined)
    throw new Refusal(errors.invalidRequest, `Listan har inget fält ”${unknown.slice(0, 60)}”.`)
  return asked
}

/**
 * Reads the query string of a list: pagination, fields and filter. Other parameters are refused.
 *
 * @throws Refusal invalidRequest
 */
export function readListQuery(call: Pick<Call, 'paged' | 'filter' | 'data'>, query: unknown): ListQuery {
  const { paged, filter } = call
  const isNarrowed = !filter.safeParse(undefined).success
  const written = readPart(queries[`${paged}-${isNarrowed}`], query, 'Frågedelen')
  return {
    pagination: written.pagination === undefined ? {} : partOf(Pagination, written.pagination, 'pagination'),
    fields: written.fields === undefined ? undefined : fieldsIn(call, written.fields),
    filter: written.filter === undefined ? undefined : partOf(filter, written.filter, 'filter'),
  }
}

/** Returns the rows of a page. Without a page, at most `all` rows. */
export function rowsOf({ perPage, pageNum = 1 }: Pagination, all: number): { limit: number; offset: number } {
  return perPage === undefined || perPage === -1
    ? { limit: all, offset: 0 }
    : { limit: perPage, offset: (pageNum - 1) * perPage }
}
