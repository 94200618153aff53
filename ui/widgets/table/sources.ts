import { failure, mapResult, ok, type Result } from '#machines/kit/shared/result.ts'
import { localRows } from '#machines/kit/table/table.local.ts'
import type { BatchAnswer, BatchCall } from '#machines/kit/table/table.types.ts'
import type { TableSource } from './table.types.ts'

const noBatch: TableSource['send'] = () =>
  Promise.resolve(failure({ tag: 'unexpected', message: 'This source takes no batches.' }))

/**
 * Returns a source of rows from the backend. `load` receives the wire's `pagination` query, and
 * `send` a batch; a table without batches needs no `send`.
 */
export const serverSource = (calls: Pick<TableSource, 'load'> & Partial<TableSource>): TableSource => ({
  send: noBatch,
  ...calls,
})

/** Returns a source that fetches all rows each time, and searches and sorts them itself. */
export const wholeSource = (load: (signal: AbortSignal) => Promise<Result<readonly object[]>>): TableSource =>
  serverSource({
    load: async (query, signal) => mapResult(await load(signal), rows => localRows(rows)(query)),
  })

export interface LocalOptions {
  /** The fields that are summed over all matching rows. */
  readonly sums?: readonly string[]
  readonly send?: (call: BatchCall, signal: AbortSignal) => Promise<Result<BatchAnswer>>
}

/** Returns a source of rows that are all in memory, up to thousands of them. */
export function localSource(rows: readonly object[], { sums, send = noBatch }: LocalOptions = {}): TableSource {
  const answer = localRows(rows, sums)
  return { load: async query => ok(answer(query)), send }
}
