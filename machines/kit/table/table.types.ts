import type { Pagination } from '#contracts/wire.ts'
import type { ApiFailure } from '../shared/result.ts'

/** What a cell is sorted, searched and exported by. Nothing stands for an empty cell. */
export type CellValue = string | number | boolean | null | undefined

/** A page of a table's rows. */
export interface TablePage {
  readonly rows: readonly object[]
  /** How many match, on all pages. */
  readonly totalRows: number
  /** Sums of all that match, by field; a source that cannot tell leaves them out. */
  readonly totals?: Readonly<Record<string, number>>
}

/** Something that is done with all selected rows. */
export interface TableBatch {
  readonly id: string
  readonly url: string
  /** PUT when left out. */
  readonly method?: 'PUT' | 'POST' | 'PATCH' | 'DELETE'
  /** What travels of each row: its key fields, or the whole of it. Key fields when left out. */
  readonly body?: 'keys' | 'items'
  /** Laid over each row. */
  readonly preset?: Readonly<Record<string, unknown>>
  /** It is asked about first. */
  readonly isAskedAbout?: boolean
  /**
   * The same rows are selected again once they have been read anew; otherwise those that were not
   * sent, as a rule none.
   */
  readonly isReselecting?: boolean
  /**
   * How many rows travel in a call, ten when left out: between calls it is known how far the batch
   * has come, and it can be stopped. All for what must be done with them at once.
   */
  readonly rowsPerCall?: number | 'all'
}

/** A call of a batch, with the next of its rows. */
export interface BatchCall {
  readonly method: 'PUT' | 'POST' | 'PATCH' | 'DELETE'
  readonly url: string
  /** In the order of the selection. */
  readonly items: readonly object[]
}

/** What became of a call of a batch: the rows that were refused, by their place in the call. */
export interface BatchAnswer {
  readonly errors: readonly { readonly index: number; readonly message: string }[]
}

/** What has become of a batch, so far or for good. */
export interface BatchOutcome {
  readonly batch: string
  /** All that were selected when it began, in the order that they are sent. */
  readonly rows: readonly object[]
  /** How many of them have been answered. */
  readonly answered: number
  readonly failures: readonly { readonly row: object; readonly message: string }[]
  /** The person wants no more rows to be sent. */
  readonly isStopping: boolean
  /** Why the rest was not answered. */
  readonly failure: ApiFailure | null
  /** How many of the rest, the first of them, were sent: nobody knows what became of them. */
  readonly unsure: number
}

/** How rows are handed out. */
export type ExportFormat = 'xlsx' | 'csv' | 'print'

/** The column that a list is sorted by, and which way. */
export interface TableSort {
  readonly sortBy: string
  readonly sortOrder: 'asc' | 'desc'
}

/** What a table is declared with. */
export interface TableInput {
  /** What the table is called where something is wrong with its declaration. */
  readonly name: string
  readonly sortBy?: string | undefined
  readonly sortOrder?: 'asc' | 'desc' | undefined
  /** −1 for all. */
  readonly perPage: number
  /** The fields that are searched until the person chooses others. */
  readonly searchFields: readonly string[]
  /** What tells rows apart; a table without them has no selection. */
  readonly keyFields: readonly string[]
  readonly batches: readonly TableBatch[]
}

export interface TableContext extends Omit<TableInput, 'sortBy' | 'sortOrder'> {
  /** Undefined for the order that the source has. */
  readonly sortBy: string | undefined
  readonly sortOrder: 'asc' | 'desc'
  /** From 1. */
  readonly pageNum: number
  readonly searchTerm: string
  /** The page on display, until a newer one is there; null before the first. */
  readonly page: TablePage | null
  /** The search that the page on display was asked for by. */
  readonly shownTerm: string
  readonly shownFields: readonly string[]
  /** The pages that have come of that search since the list was last reloaded, the latest last. */
  readonly seen: readonly TablePage[]
  readonly failure: ApiFailure | null
  /** The selected rows by their keys, seen or not; in the order that they were selected. */
  readonly selected: ReadonlyMap<string, object>
  /** The batch that is asked about or under way. */
  readonly batch: string | null
  /** What becomes of the batch that is under way, or became of the last one. */
  readonly outcome: BatchOutcome | null
  readonly format: ExportFormat
  /** The rows that are handed out. */
  readonly collected: readonly object[]
}

export type TableEvent =
  /** By that column; the same column again turns the order. */
  | { readonly type: 'table.sort'; readonly by: string }
  | { readonly type: 'table.turn'; readonly pageNum: number }
  /** So many rows a page; −1 for all. */
  | { readonly type: 'table.resize'; readonly perPage: number }
  | { readonly type: 'table.search'; readonly term: string }
  | { readonly type: 'table.searchIn'; readonly fields: readonly string[] }
  | { readonly type: 'table.reload' }
  | { readonly type: 'table.select'; readonly row: object; readonly isSelected: boolean }
  /** Every row that matches, on all pages, besides those that are selected already. */
  | { readonly type: 'table.selectAll' }
  | { readonly type: 'table.selectNone' }
  /** The rows that the list shows are no longer selected. */
  | { readonly type: 'table.unselectShown' }
  /** The rows that the list does not show are no longer selected. */
  | { readonly type: 'table.unselectHidden' }
  | { readonly type: 'table.export'; readonly format: ExportFormat }
  /** What is being read for a selection or an export is given up. */
  | { readonly type: 'table.giveUp' }
  | { readonly type: 'batch.start'; readonly id: string }
  | { readonly type: 'batch.confirm' }
  | { readonly type: 'batch.cancel' }
  /**
   * No more rows are to be sent. Those under way are waited for: nobody would know what became of
   * them.
   */
  | { readonly type: 'batch.stop' }
  /** The summary has been read. */
  | { readonly type: 'batch.close' }
  /** The rows that were refused, or not sent, are selected. */
  | { readonly type: 'batch.selectUndone' }

/** What whoever shows the table is told. */
export type TableEmitted =
  | { readonly type: 'table.failed'; readonly failure: ApiFailure | null }
  /** All rows of a batch were taken. */
  | { readonly type: 'table.batchDone'; readonly batch: string; readonly sent: number }

/** What a source is asked for: the query of the wire. */
export type TableQuery = Pagination
