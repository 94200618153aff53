import type { Pagination } from '#contracts/wire.ts'
import type { ApiFailure } from '../shared/result.ts'

/**
 * The value by which a cell is sorted, searched and exported. Null and undefined stand for an empty
 * cell.
 */
export type CellValue = string | number | boolean | null | undefined

/** A page of a table's rows. */
export interface TablePage {
  readonly rows: readonly object[]
  /** The number of matching rows, on all pages. */
  readonly totalRows: number
  /** Sums over all matching rows, by field. Omitted by a source that cannot compute them. */
  readonly totals?: Readonly<Record<string, number | null>>
}

/** An operation on all selected rows. */
export interface TableBatch {
  readonly id: string
  readonly url: string
  /** The default is PUT. */
  readonly method?: 'PUT' | 'POST' | 'PATCH' | 'DELETE'
  /**
   * What is sent of each row: its key fields, which is the default, the whole row, or some fields.
   */
  readonly body?: 'keys' | 'items' | readonly string[]
  /** Values that are added to each row. */
  readonly preset?: Readonly<Record<string, unknown>>
  /**
   * True when a dialog asks for confirmation first; the name of a field when it asks only about
   * rows with a value in it, such as warnings.
   */
  readonly isAskedAbout?: boolean | string
  /**
   * True when the sent rows are selected again after they have been fetched again. Otherwise the
   * unsent rows stay selected, of which there are usually none.
   */
  readonly isReselecting?: boolean
  /**
   * The number of rows in a call; the default is ten. Between calls the progress is known, and the
   * batch can be stopped. `all` is for an operation that must take all rows at once.
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

/** The answer to a call of a batch: the refused rows, by their index in the call. */
export interface BatchAnswer {
  readonly errors: readonly { readonly index: number; readonly message: string }[]
}

/** The result of a batch, so far or in the end. */
export interface BatchOutcome {
  readonly batch: string
  /** All rows that were selected when the batch started, in the order of sending. */
  readonly rows: readonly object[]
  /** The number of rows that have been answered. */
  readonly answered: number
  readonly failures: readonly { readonly row: object; readonly message: string }[]
  /** True when the user wants no more rows to be sent. */
  readonly isStopping: boolean
  /** Why the remaining rows were not answered. */
  readonly failure: ApiFailure | null
  /** The number of remaining rows, the first ones, that were sent but whose result is unknown. */
  readonly unsure: number
}

/** The format of an export. */
export type ExportFormat = 'xlsx' | 'csv' | 'print'

/** The column and the direction by which a list is sorted. */
export interface TableSort {
  readonly sortBy: string
  readonly sortOrder: 'asc' | 'desc'
}

/** The declaration of a table. */
export interface TableInput {
  /** The name of the table in error messages. */
  readonly name: string
  /**
   * What the rows are of, such as a period and filters, as JSON. A state that was kept for other
   * rows is not shown again.
   */
  readonly of: string
  readonly sortBy?: string | undefined
  readonly sortOrder?: 'asc' | 'desc' | undefined
  /** −1 for all. */
  readonly perPage: number
  /** The fields that are searched until the user chooses others. */
  readonly searchFields: readonly string[]
  /** The page and the search to begin with, of a list that is returned to. */
  readonly pageNum?: number
  readonly searchTerm?: string
  /** The fields that identify a row. A table without them has no selection. */
  readonly keyFields: readonly string[]
  readonly batches: readonly TableBatch[]
}

/** Where a list was left. */
export interface TablePlace {
  readonly pageNum: number
  readonly searchTerm: string
  readonly searchFields: readonly string[]
  /** How far the rows and the page were scrolled down, in CSS pixels. */
  readonly scrolled: { readonly rows: number; readonly page: number }
}

export interface TableContext extends Omit<TableInput, 'sortBy' | 'sortOrder' | 'pageNum' | 'searchTerm'> {
  /** Undefined for the order of the source. */
  readonly sortBy: string | undefined
  readonly sortOrder: 'asc' | 'desc'
  /** From 1. */
  readonly pageNum: number
  readonly searchTerm: string
  /** The page on display until a newer one arrives. Null before the first page. */
  readonly page: TablePage | null
  /** The search term of the page on display. */
  readonly shownTerm: string
  readonly shownFields: readonly string[]
  /** The pages fetched for that search since the list was last reloaded, the latest last. */
  readonly seen: readonly TablePage[]
  readonly failure: ApiFailure | null
  /** The selected rows by their keys, displayed or not, in the order of selection. */
  readonly selected: ReadonlyMap<string, object>
  /** The id of the batch that awaits a confirmation or runs. */
  readonly batch: string | null
  /** The values that the user has chosen for each row of the batch. */
  readonly chosen: Readonly<Record<string, unknown>>
  /** The result of the running batch, or of the last one. */
  readonly outcome: BatchOutcome | null
  readonly format: ExportFormat
  /** The rows to export. */
  readonly collected: readonly object[]
}

export type TableEvent =
  /** Sorts by a column. The same column again reverses the order. */
  | { readonly type: 'table.sort'; readonly by: string }
  | { readonly type: 'table.turn'; readonly pageNum: number }
  /** Sets the number of rows per page; −1 for all. */
  | { readonly type: 'table.resize'; readonly perPage: number }
  | { readonly type: 'table.search'; readonly term: string }
  | { readonly type: 'table.searchIn'; readonly fields: readonly string[] }
  | { readonly type: 'table.reload' }
  /**
   * The page goes on after a reload. Its rows are not stored in the browser, and are fetched again.
   */
  | { readonly type: 'table.resumed' }
  /** The rows are others from now on, such as those of another owner. The search stays. */
  | { readonly type: 'table.replace'; readonly of: string }
  | { readonly type: 'table.select'; readonly row: object; readonly isSelected: boolean }
  /** Selects every matching row on all pages, in addition to the selected rows. */
  | { readonly type: 'table.selectAll' }
  | { readonly type: 'table.selectNone' }
  /** Unselects the rows that the list shows. */
  | { readonly type: 'table.unselectShown' }
  /** Unselects the rows that the list does not show. */
  | { readonly type: 'table.unselectHidden' }
  | { readonly type: 'table.export'; readonly format: ExportFormat }
  /** Cancels the fetch for a selection or an export. */
  | { readonly type: 'table.giveUp' }
  | { readonly type: 'batch.start'; readonly id: string }
  /** `chosen`: what the dialog asked for, which is added to each row. */
  | { readonly type: 'batch.confirm'; readonly chosen?: Readonly<Record<string, unknown>> }
  | { readonly type: 'batch.cancel' }
  /**
   * Sends no more rows. A running call is not cancelled, because the result of its rows would be
   * unknown.
   */
  | { readonly type: 'batch.stop' }
  /** The user has closed the summary. */
  | { readonly type: 'batch.close' }
  /** Selects the rows that were refused or not sent. */
  | { readonly type: 'batch.selectUndone' }

/** The events that the component of the table receives. */
export type TableEmitted =
  | { readonly type: 'table.failed'; readonly failure: ApiFailure | null }
  /** All rows of a batch were accepted. */
  | { readonly type: 'table.batchDone'; readonly batch: string; readonly sent: number }

/** The query of a page, as it is sent. */
export type TableQuery = Pagination
