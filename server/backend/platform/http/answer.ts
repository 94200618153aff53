import type { FastifyReply } from 'fastify'
import type { Call } from '#contracts/call.ts'
import type { ApiError } from '#contracts/errors.ts'
import { header } from '#contracts/headers.ts'
import type { ErrorBody, FieldMessages, PaginationInfo } from '#contracts/wire.ts'

/**
 * An answer's data, already JSON: what the database has written as text is not parsed to be written
 * again.
 */
export class Serialised<Data> {
  readonly json: string
  /** Only in the type: what the text is of. */
  declare readonly of: Data

  constructor(json: string) {
    this.json = json
  }
}

/** A page of a list, and how many rows there are on all pages. */
export interface Page<Data> extends PaginationInfo {
  readonly data: Data
}

export interface Answer {
  readonly status: number
  /** The body's text. */
  readonly body: string
  readonly pagination?: PaginationInfo
}

const isPage = (result: unknown): result is Page<unknown> =>
  typeof result === 'object' && result !== null && 'totalRows' in result && 'data' in result

/**
 * What a handler gave back, as it travels.
 *
 * @param check whether the data is held against the call's shape; the specs do, production trusts
 * the types
 */
export function answerOf(call: Call, result: unknown, check: boolean): Answer {
  const page = call.paged && isPage(result) ? result : undefined
  const data = page ? page.data : result
  const json = data instanceof Serialised ? data.json : JSON.stringify(data)
  if (check) call.data.parse(JSON.parse(json))
  return {
    status: 200,
    body: `{"data":${json}}`,
    ...(page && { pagination: { totalRows: page.totalRows } }),
  }
}

export const errorAnswer = ({ status, dvCode }: ApiError, message: string, fields?: FieldMessages): Answer => ({
  status,
  body: JSON.stringify({ message, dvCode, ...(fields && { fields }) } satisfies ErrorBody),
})

export function send(reply: FastifyReply, { status, body, pagination }: Answer): FastifyReply {
  if (pagination) reply.header(header.paginationInfo, JSON.stringify(pagination))
  return reply.code(status).header('content-type', 'application/json; charset=utf-8').send(body)
}
