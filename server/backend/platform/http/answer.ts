import type { FastifyReply } from 'fastify'
import { type Call, partialData } from '#contracts/call.ts'
import type { ApiError } from '#contracts/common-errors.ts'
import { header } from '#contracts/headers.ts'
import type { ErrorBody, FieldMessages, PaginationInfo } from '#contracts/wire.ts'

/**
 * Data that is already JSON. It lets an answer pass on JSON written by the database without parsing
 * it.
 */
export class Serialised<Data> {
  readonly json: string
  /** The type of the data. Exists only in the type system. */
  declare readonly of: Data

  constructor(json: string) {
    this.json = json
  }
}

/** A page of a list, and the number of rows on all pages. */
export interface Page<Data> extends PaginationInfo {
  readonly data: Data
}

export interface Answer {
  readonly status: number
  /** The body as text. */
  readonly body: string
  readonly pagination?: PaginationInfo
}

const isPage = (result: unknown): result is Page<unknown> =>
  typeof result === 'object' && result !== null && 'totalRows' in result && 'data' in result

/**
 * Returns the HTTP answer for a handler's result.
 *
 * @param check whether the data is validated by the call's shape; specs do, production relies on
 * the types
 * @param fields the fields to return, of each row of a list or of an object; all when left out
 */
export function answerOf(call: Call, result: unknown, check: boolean, fields?: readonly string[]): Answer {
  const page = call.paged && isPage(result) ? result : undefined
  const data = page ? page.data : result
  const whole = data instanceof Serialised ? data.json : JSON.stringify(data)
  const json = fields ? narrowed(whole, fields) : whole
  if (check) (fields ? partialData(call) : call.data).parse(JSON.parse(json))
  return {
    status: 200,
    body: `{"data":${json}}`,
    ...(page && { pagination: { totalRows: page.totalRows } }),
  }
}

/** Returns an object or the rows of a list, written as JSON, with only some of their fields. */
function narrowed(json: string, fields: readonly string[]): string {
  const whole: Record<string, unknown> | Record<string, unknown>[] = JSON.parse(json)
  const part = (one: Record<string, unknown>) =>
    Object.fromEntries(fields.flatMap(name => (name in one ? [[name, one[name]]] : [])))
  return JSON.stringify(Array.isArray(whole) ? whole.map(part) : part(whole))
}

export const errorAnswer = ({ status, dvCode }: ApiError, message: string, fields?: FieldMessages): Answer => ({
  status,
  body: JSON.stringify({ message, dvCode, ...(fields && { fields }) } satisfies ErrorBody),
})

export function send(reply: FastifyReply, { status, body, pagination }: Answer): FastifyReply {
  if (pagination) reply.header(header.paginationInfo, JSON.stringify(pagination))
  return reply.code(status).header('content-type', 'application/json; charset=utf-8').send(body)
}
