import { failure, mapResult, ok, type Result } from '#machines/kit/shared/result.ts'
import { localRows } from '#machines/kit/table/table.local.ts'
import type { BatchAnswer, BatchCall } from '#machines/kit/table/table.types.ts'
import type { TableSource } from './table.types.ts'

const noBatch: TableSource['send'] = () =>
  Promise.resolve(failure({ tag: 'unexpected', message: 'This source takes no batches.' }))

/**
 * What the rows of a source follow from, beside the query: a period, an owner, filters. Empty for a
 * list that a company and a year have one of. See `TableSource.of`.
 */
type Parameters = readonly unknown[]

/**
 * Returns a source of rows from the backend. `load` receives the wire's `pagination` query, and
 * `send` a batch; a table without batches needs no `send`.
 */
export const serverSource = (
  of: Parameters,
  calls: Pick<TableSource, 'load'> & Partial<Pick<TableSource, 'send'>>,
): TableSource => ({ of: JSON.stringify(of), send: noBatch, ...calls })

/** Returns a source that fetches all rows each time, and searches and sorts them itself. */
export const wholeSource = (
  of: Parameters,
  load: (signal: AbortSignal) => Promise<Result<readonly object[]>>,
): TableSource =>
  serverSource(of, {
    load: async (query, signal) => mapResult(await load(signal), rows => localRows(rows)(query)),
  })

export interface LocalOptions {
  /** The fields that are summed over all matching rows. */
  readonly sums?: readonly string[]
  readonly send?: (call: BatchCall, signal: AbortSignal) => Promise<Result<BatchAnswer>>
}

/** Returns a source of rows that are all in memory, up to thousands of them. */
export function localSource(
  of: Parameters,
  rows: readonly object[],
  { sums, send = noBatch }: LocalOptions = {},
): TableSource {
  const answer = localRows(rows, sums)
  return serverSource(of, { load: async query => ok(answer(query)), send })
}
