import { z } from 'zod'
import type { Call } from '#contracts/call.ts'
import { errors } from '#contracts/errors.ts'
import { Pagination } from '#contracts/wire.ts'
import { Refusal } from './refusal.ts'
import { readPart } from './validation.ts'

const PagedQuery = z.strictObject({ pagination: z.string().max(8000).optional() })
const NoQuery = z.strictObject({})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(errors.invalidRequest, 'Frågedelen ”pagination” kunde inte läsas.')
  }
}

/**
 * The `pagination` of the query string. No other query is known, and none at all where the call has no pages.
 *
 * @throws Refusal invalidRequest
 */
export function readPagination(call: Pick<Call, 'paged'>, query: unknown): Pagination {
  if (!call.paged) {
    readPart(NoQuery, query, 'Frågedelen')
    return {}
  }
  const { pagination } = readPart(PagedQuery, query, 'Frågedelen')
  return pagination === undefined ? {} : readPart(Pagination, parsed(pagination), 'Frågedelen ”pagination”')
}

/** Which rows a page holds. Without a page, `all` of them at most. */
export function rowsOf({ perPage, pageNum = 1 }: Pagination, all: number): { limit: number; offset: number } {
  return perPage === undefined || perPage === -1
    ? { limit: all, offset: 0 }
    : { limit: perPage, offset: (pageNum - 1) * perPage }
}
