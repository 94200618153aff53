import { assign, emit, raise, setup } from 'xstate'
import { type ApiFailure, isOk, type Result } from '../shared/result.ts'
import { searchPauses } from '../shared/search-pauses.ts'
import { keepPageSize, tablePorts } from './table.ports.ts'
import { keyOf, pageCount } from './table.select.ts'
import type {
  BatchAnswer,
  BatchCall,
  ExportFormat,
  TableContext,
  TableEmitted,
  TableEvent,
  TableInput,
  TablePage,
} from './table.types.ts'

/** What the chart of a table is made of. */
export const tableSetup = setup({
  types: {
    context: {} as TableContext,
    events: {} as TableEvent,
    emitted: {} as TableEmitted,
    input: {} as TableInput,
  },
  actors: tablePorts,
  actions: {
    keepPageSize,
    reportFailed: emit((_, failure: ApiFailure | null): TableEmitted => ({ type: 'table.failed', failure })),
    reportDone: emit(
      ({ context: { outcome } }): TableEmitted => ({
        type: 'table.batchDone',
        batch: outcome?.batch ?? '',
        sent: outcome?.sent ?? 0,
      }),
    ),
    reload: raise({ type: 'table.reload' } satisfies TableEvent),
    keepSort: assign(({ context }, by: string) => ({
      sortBy: by,
      sortOrder: context.sortBy === by && context.sortOrder === 'asc' ? ('desc' as const) : ('asc' as const),
      pageNum: 1,
    })),
    keepPageNum: assign(({ context }, pageNum: number) => ({
      pageNum: Math.min(Math.max(1, pageNum), pageCount(context)),
    })),
    keepPerPage: assign((_, perPage: number) => ({ perPage, pageNum: 1 })),
    keepTerm: assign((_, searchTerm: string) => ({ searchTerm, pageNum: 1 })),
    keepFields: assign((_, searchFields: readonly string[]) => ({ searchFields, pageNum: 1 })),
    keepPage: assign(({ context }, page: TablePage) => ({
      page,
      shownTerm: context.searchTerm.trim(),
      failure: null,
    })),
    /** The rows of the last page are gone: the page before is the last. */
    turnBack: assign(({ context }, page: TablePage) => ({ pageNum: pageCount({ perPage: context.perPage, page }) })),
    keepFailure: assign((_, failure: ApiFailure | null) => ({ failure })),
    select: assign(({ context }, { row, isSelected }: { row: object; isSelected: boolean }) => {
      const selected = new Map(context.selected)
      if (isSelected) selected.set(keyOf(row, context), row)
      else selected.delete(keyOf(row, context))
      return { selected }
    }),
    selectThese: assign(({ context }, rows: readonly object[]) => ({ selected: byKey(rows, context) })),
    selectNone: assign({ selected: new Map() }),
    selectFailed: assign(({ context }) => ({
      selected: byKey(context.outcome?.failures.map(({ row }) => row) ?? [], context),
    })),
    /** Those of the rows that were sent which are still there, as they are now. */
    selectSame: assign(({ context }, rows: readonly object[]) => ({
      selected: byKey(
        rows.filter(row => context.selected.has(keyOf(row, context))),
        context,
      ),
    })),
    keepBatch: assign((_, batch: string) => ({ batch })),
    forgetBatch: assign({ batch: null }),
    keepOutcome: assign(({ context }, answer: BatchAnswer) => ({ outcome: outcomeOf(context, answer) })),
    keepFormat: assign((_, format: ExportFormat) => ({ format })),
    collect: assign((_, collected: readonly object[]) => ({ collected })),
    forgetCollected: assign({ collected: [] }),
  },
  guards: {
    isOk: (_, result: Result<unknown>) => isOk(result),
    isBeyondEnd: ({ context: { pageNum, perPage } }, result: Result<TablePage>) =>
      isOk(result) && pageNum > pageCount({ perPage, page: result.value }),
    hasTerm: ({ context }) => context.searchTerm.trim() !== '',
    isTerm: (_, term: string) => term.trim() !== '',
    isAskedAbout: ({ context }, id: string) => context.selected.size > 0 && batchOf(context, id)?.isAskedAbout === true,
    canStart: ({ context }, id: string) => context.selected.size > 0 && batchOf(context, id) !== undefined,
    isReselecting: ({ context }, result: Result<BatchAnswer>) =>
      isOk(result) && batchOf(context, context.batch)?.isReselecting === true,
    hasFailures: ({ context }) => (context.outcome?.failures.length ?? 0) > 0,
  },
  delays: searchPauses,
})

type Keys = Pick<TableContext, 'name' | 'keyFields'>

const byKey = (rows: readonly object[], keys: Keys): ReadonlyMap<string, object> =>
  new Map(rows.map(row => [keyOf(row, keys), row]))

const batchOf = ({ batches }: TableContext, id: string | null) => batches.find(batch => batch.id === id)

/** The items are the rows' key fields or the whole rows, with the preset values laid over (third document §7). */
export function callOf(context: TableContext): BatchCall {
  const batch = batchOf(context, context.batch)
  if (!batch) throw new Error(`The table ${context.name} has no batch ${context.batch}`)
  const { url, method = 'PUT', body = 'keys', preset = {} } = batch
  const keysOf = (row: object) => Object.fromEntries(context.keyFields.map(field => [field, Reflect.get(row, field)]))
  const items = [...context.selected.values()].map(row => ({ ...(body === 'keys' ? keysOf(row) : row), ...preset }))
  return { method, url, items }
}

function outcomeOf({ batch, selected }: TableContext, { errors }: BatchAnswer): TableContext['outcome'] {
  const rows = [...selected.values()]
  return {
    batch: batch ?? '',
    sent: rows.length,
    failures: errors.flatMap(({ index, message }) => {
      const row = rows[index]
      return row ? [{ row, message }] : []
    }),
  }
}
