import { assign, emit, raise, setup } from 'xstate'
import { networkReturn } from '../shared/network-return.ts'
import type { ApiFailure } from '../shared/result.ts'
import { searchPause } from '../shared/search-pause.ts'
import { setPageSize, storeSort, tablePorts } from './table.ports.ts'
import { batchOf, pageCount, rowsPerCall } from './table.read.ts'
import { byKey, keyOf, renewed, rowsInQuestion, seenWith, selectionState } from './table.selection.ts'
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

/** The setup of the table's machine: its ports, actions, guards and delays. */
export const tableSetup = setup({
  types: {
    context: {} as TableContext,
    events: {} as TableEvent,
    emitted: {} as TableEmitted,
    input: {} as TableInput,
  },
  actors: { ...tablePorts, networkReturn },
  actions: {
    setPageSize,
    storeSort,
    reportFailed: emit((_, failure: ApiFailure): TableEmitted => ({ type: 'table.failed', failure })),
    reportDone: emit(
      ({ context: { outcome } }): TableEmitted => ({
        type: 'table.batchDone',
        batch: outcome?.batch ?? '',
        sent: outcome?.rows.length ?? 0,
      }),
    ),
    reload: raise({ type: 'table.reload' } satisfies TableEvent),
    setSort: assign(({ context }, by: string) => ({
      sortBy: by,
      sortOrder: context.sortBy === by && context.sortOrder === 'asc' ? ('desc' as const) : ('asc' as const),
      pageNum: 1,
    })),
    setPageNum: assign(({ context }, pageNum: number) => ({
      pageNum: Math.min(Math.max(1, pageNum), pageCount(context)),
    })),
    setPerPage: assign((_, perPage: number) => ({ perPage, pageNum: 1 })),
    setTerm: assign((_, searchTerm: string) => ({ searchTerm, pageNum: 1 })),
    setFields: assign((_, searchFields: readonly string[]) => ({ searchFields, pageNum: 1 })),
    setPage: assign(({ context }, page: TablePage) => ({
      page,
      selected: renewed(context, page),
      seen: seenWith(context, page),
      shownTerm: context.searchTerm.trim(),
      shownFields: context.searchFields,
      failure: null,
    })),
    /** Clears the seen pages, because rows may have been removed since. */
    forgetSeen: assign({ seen: [] }),
    /** Clears the page on display, whose rows are no longer those of the list. */
    forgetPage: assign((_, of: string) => ({ of, page: null, pageNum: 1, seen: [], failure: null })),
    /** Goes to the new last page, because the rows of the requested page no longer exist. */
    turnBack: assign(({ context }, page: TablePage) => ({ pageNum: pageCount({ perPage: context.perPage, page }) })),
    setFailure: assign((_, failure: ApiFailure) => ({ failure })),
    select: assign(({ context }, { row, isSelected }: { row: object; isSelected: boolean }) => {
      const selected = new Map(context.selected)
      if (isSelected) selected.set(keyOf(row, context), row)
      else selected.delete(keyOf(row, context))
      return { selected }
    }),
    selectMatching: assign(({ context }, { rows, totalRows }: TablePage) => ({
      selected: new Map([...context.selected, ...byKey(rows, context)]),
      seen: [...context.seen, { rows, totalRows }],
    })),
    /** Renews the selected rows that still exist. */
    recall: assign(({ context }, page: TablePage) => ({ selected: renewed(context, page) })),
    selectNone: assign({ selected: new Map() }),
    unselectShown: assign(({ context }) => ({ selected: byKey(selectionState(context).hidden, context) })),
    unselectHidden: assign(({ context }) => {
      const hidden = byKey(selectionState(context).hidden, context)
      return { selected: new Map([...context.selected].filter(([key]) => !hidden.has(key))) }
    }),
    selectLeft: assign(({ context }) => ({ selected: byKey(leftOf(context), context) })),
    selectUndone: assign(({ context }) => ({
      selected: byKey([...(context.outcome?.failures.map(({ row }) => row) ?? []), ...leftOf(context)], context),
    })),
    /** Selects the sent rows that still exist, with their current data. */
    selectSame: assign(({ context }, { rows }: TablePage) => ({
      selected: byKey(
        rows.filter(row => context.selected.has(keyOf(row, context))),
        context,
      ),
    })),
    setBatch: assign(({ context: { selected } }, batch: string) => ({
      batch,
      chosen: {},
      outcome: { ...untouched, batch, rows: [...selected.values()] },
    })),
    setChosen: assign((_, chosen: TableContext['chosen']) => ({ chosen })),
    forgetBatch: assign({ batch: null }),
    setAnswer: assign(({ context }, answer: BatchAnswer) => ({ outcome: outcomeAfter(context, answer) })),
    setStop: assign(({ context: { outcome } }) => ({ outcome: outcome && { ...outcome, isStopping: true } })),
    setBreak: assign(({ context }, failure: ApiFailure) => ({ outcome: broken(context, failure) })),
    setFormat: assign((_, format: ExportFormat) => ({ format })),
    collect: assign((_, { rows }: TablePage) => ({ collected: rows })),
    forgetCollected: assign({ collected: [] }),
  },
  guards: {
    isBeyondEnd: ({ context: { pageNum, perPage } }, page: TablePage) => pageNum > pageCount({ perPage, page }),
    hasTerm: ({ context }) => context.searchTerm.trim() !== '',
    /**
     * True when the batch requires a confirmation, or would reach rows that the user does not see.
     */
    isAskedAbout: ({ context }, id: string) => {
      const batch = batchOf(context, id)
      return (
        context.selected.size > 0 &&
        batch !== undefined &&
        (batch.isAskedAbout === true || rowsInQuestion(context, batch) > 0 || selectionState(context).hidden.length > 0)
      )
    },
    canStart: ({ context }, id: string) => context.selected.size > 0 && batchOf(context, id) !== undefined,
    hasSelection: ({ context }) => context.selected.size > 0,
    hasMore: ({ context, context: { outcome } }) =>
      leftOf(context).length > 0 && outcome?.isStopping === false && outcome.failure === null,
    hasBegun: ({ context }) => (context.outcome?.answered ?? 0) > 0,
    isReselecting: ({ context }) => batchOf(context, context.batch)?.isReselecting === true,
    hasUndone: ({ context }) => (context.outcome?.failures.length ?? 0) + leftOf(context).length > 0,
  },
  delays: { pause: ({ context }) => searchPause(context.searchTerm) },
})

/** Returns the rows of the batch that have not been answered. */
const leftOf = ({ outcome }: TableContext): readonly object[] => outcome?.rows.slice(outcome.answered) ?? []

/** Returns the rows of the next call, or of the running one. */
const nextOf = (context: TableContext): readonly object[] => leftOf(context).slice(0, rowsPerCall(context))

/**
 * Returns the next call of the batch. Its items are the key fields of the rows, the whole rows or
 * some fields, with the preset and the chosen values added (third document §7).
 */
export function callOf(context: TableContext): BatchCall {
  const batch = batchOf(context, context.batch)
  if (!batch) throw new Error(`The table ${context.name} has no batch ${context.batch}`)
  const { url, method = 'PUT', body = 'keys', preset = {} } = batch
  const fields = body === 'keys' ? context.keyFields : body
  const sent = (row: object) =>
    fields === 'items' ? row : Object.fromEntries(fields.map(field => [field, Reflect.get(row, field)]))
  return { method, url, items: nextOf(context).map(row => ({ ...sent(row), ...preset, ...context.chosen })) }
}

const untouched = { answered: 0, failures: [], isStopping: false, failure: null, unsure: 0 }

function outcomeAfter(context: TableContext, { errors }: BatchAnswer): TableContext['outcome'] {
  const { outcome } = context
  if (!outcome) return null
  const sent = nextOf(context)
  const failures = errors.flatMap(({ index, message }) => {
    const row = sent[index]
    return row ? [{ row, message }] : []
  })
  return { ...outcome, answered: outcome.answered + sent.length, failures: [...outcome.failures, ...failures] }
}

/**
 * Returns the outcome after a failed call. A backend that refuses a call has not changed any row.
 * After a lost answer, the result of its rows is unknown.
 */
function broken(context: TableContext, failure: ApiFailure): TableContext['outcome'] {
  const unsure = failure.tag === 'backend' ? 0 : nextOf(context).length
  return context.outcome && { ...context.outcome, failure, unsure }
}
