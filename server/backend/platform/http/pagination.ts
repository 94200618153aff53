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

/** The parameters of a query, by their names. */
type Written = Readonly<Record<string, string | undefined>>

/** What decides the query string of a call. */
type Queried = Pick<Call, 'paged' | 'plainQuery' | 'takesFields' | 'filter' | 'data'>

/** The shapes of query strings by their parameters. Zod compiles a shape at its first use. */
const queries = new Map<string, z.ZodType<Written>>()

function queryOf({ paged, plainQuery, takesFields, filter }: Queried): z.ZodType<Written> {
  const names = [
    ...(paged ? (plainQuery ? Object.keys(Pagination.shape) : ['pagination']) : []),
    ...(takesFields ? ['fields'] : []),
    ...(filter.safeParse(undefined).success ? [] : ['filter']),
  ]
  const shape = queries.get(names.join()) ?? z.strictObject(Object.fromEntries(names.map(name => [name, text])))
  queries.set(names.join(), shape)
  return shape
}

/** Returns the page that parameters of their own ask for. */
function plainPage(written: Written): Pagination {
  const { perPage, pageNum, searchFields, sortBy, sortOrder, searchTerm } = written
  const given = {
    sortBy,
    sortOrder,
    searchTerm,
    ...(perPage !== undefined && { perPage: Number(perPage) }),
    ...(pageNum !== undefined && { pageNum: Number(pageNum) }),
    ...(searchFields !== undefined && { searchFields: searchFields.split(',') }),
  }
  return readPart(Pagination, given, 'Frågedelen')
}

/** The requested part of a list. */
export interface ListQuery {
  /** Empty when the call is not paged, or no page was requested. */
  readonly pagination: Pagination
  /**
   * Validated by the call's shape. Undefined when the call has none, or the list is not filtered.
   */
  readonly filter: unknown
  /** The fields to return, of each row or of the object. Undefined for all. */
  readonly fields: readonly string[] | undefined
}

/** @throws Refusal invalidRequest for a field that the answer does not have */
function fieldsIn(call: Queried, written: string): readonly string[] {
  const known = fieldsOf(call)
  const asked = [...new Set(written.split(','))]
  const unknown = asked.find(name => !known.includes(name))
  if (unknown !== undefined)
    throw new Refusal(errors.invalidRequest, `Svaret har inget fält ”${unknown.slice(0, 60)}”.`)
  return asked
}

/**
 * Reads the query string of a call: pagination, fields and filter. Other parameters are refused.
 *
 * @throws Refusal invalidRequest
 */
export function readListQuery(call: Queried, query: unknown): ListQuery {
  const { filter } = call
  const written = readPart(queryOf(call), query, 'Frågedelen')
  const jsonPage = () => (written.pagination === undefined ? {} : partOf(Pagination, written.pagination, 'pagination'))
  return {
    pagination: call.plainQuery ? plainPage(written) : jsonPage(),
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
