import type { ReactElement, ReactNode } from 'react'
import type { InspectionEvent, Snapshot } from 'xstate'
import type { ApiFailure, Result } from '#machines/kit/shared/result.ts'
import type { tableFlow } from '#machines/kit/table/table.machine.ts'
import type {
  BatchAnswer,
  BatchCall,
  CellValue,
  TableBatch,
  TablePage,
  TablePlace,
  TableQuery,
  TableSort,
} from '#machines/kit/table/table.types.ts'
import type { Icon } from '../button/button.tsx'

/**
 * The format and alignment of a column's values. A time is ISO 8601, shown in the reader's own time
 * zone.
 */
export type ColumnKind = 'text' | 'number' | 'amount' | 'date' | 'time' | 'flag'

export interface TableColumn<Row extends object> {
  /** The row's field, by its name on the wire; the key for sorting, searching and exporting. */
  readonly id: string & keyof Row
  readonly label: string
  /** Text by default. Numbers and amounts are right-aligned. */
  readonly kind?: ColumnKind
  /**
   * Renders the cell, instead of the value's text: a chip, a person. An export contains the value
   * itself.
   */
  readonly render?: (row: Row) => ReactNode
  /** The minimum width, in CSS pixels at the default text size. */
  readonly width?: number
  readonly isSortable?: boolean
  /** Whether it can be searched; by default, texts can. */
  readonly isSearchable?: boolean
  /** Whether it is hidden by default. */
  readonly isHidden?: boolean
  /** Whether its sum is shown in the last row. */
  readonly isSummed?: boolean
  /** Whether rows of a group (`groupBy`) share its value, which is then shown once. */
  readonly isShared?: boolean
}

/** The source of the rows. */
export interface TableSource {
  /**
   * What the rows follow from beside the query, as JSON. What a page before left of the table (its
   * rows, page, search and selection) comes back only to a source of the same.
   */
  readonly of: string
  /** Fetches a page; `signal` aborts it. */
  readonly load: (query: TableQuery, signal: AbortSignal) => Promise<Result<TablePage>>
  readonly send: (call: BatchCall, signal: AbortSignal) => Promise<Result<BatchAnswer>>
}

/** An action on all selected rows. */
export interface BatchAction extends TableBatch {
  readonly label: string
  readonly icon?: Icon
  readonly tone?: 'default' | 'danger'
  /** True for what only opens a dialog or a file of the rows: nothing is done to them yet. */
  readonly isOpening?: boolean
  /**
   * True for a row that the action does something with. It is offered while such a row is selected.
   * By default, every row is one.
   */
  readonly appliesTo?: (row: object) => boolean
  /**
   * Returns the confirmation, which states the number of rows, and how many of them have a value in
   * the field of `isAskedAbout`.
   */
  readonly question?: (count: number, inQuestion: number) => { readonly title: string; readonly text: string }
  /** Renders the dialog of an action that asks for values first, in place of the question. */
  readonly renderDialog?: (dialog: BatchDialog) => ReactNode
}

/** What the dialog of a batch needs. */
export interface BatchDialog {
  /** How many rows are selected. */
  readonly count: number
  readonly rows: readonly object[]
  /** The warning that some of them are not shown, or null. */
  readonly warning: ReactNode
  /** Starts the batch, with values to add to each row. */
  readonly start: (chosen: Readonly<Record<string, unknown>>) => void
  readonly cancel: () => void
}

/** An action on one row. */
export interface RowAction<Row extends object> {
  readonly id: string
  readonly label: string
  readonly icon: Icon
  readonly tone?: 'default' | 'danger'
  /** True while another action is being done, which would drop this one. */
  readonly disabled?: boolean
  readonly onSelect: (row: Row) => void
}

/**
 * The visible columns and their order. A column in neither list comes last, visible as it declares.
 */
export interface ColumnChoice {
  readonly order: readonly string[]
  readonly hidden: readonly string[]
}

/** A value that the browser stores. */
export interface Memory<Value> {
  readonly read: () => Value
  readonly write: (value: Value) => void
}

/** Records the events of tables, and knows the state in which the page before left one. */
interface TableJournal {
  readonly inspect: (event: InspectionEvent) => void
  readonly left: (flow: typeof tableFlow, stream: string) => Snapshot<unknown> | undefined
  /** Notes that a table has started. The returned function notes that its component is gone. */
  readonly begin: (stream: string) => () => void
}

/** What a table needs of the application. */
export interface TableHost {
  /**
   * Returns where the named table of the current address was left, for when it is returned to.
   * Without it, it begins on the first page.
   */
  readonly place?: (table: string) => Memory<TablePlace | null>
  /** Keeps the table's page, search and selection over a reload. Without it, nothing is kept. */
  readonly journal?: TableJournal
  readonly rowsPerPage: Memory<number>
  /** The column choice of the named table; null when nothing has been chosen. */
  readonly columns: (table: string) => Memory<ColumnChoice | null>
  /** The sort order of the named table; null when it has not been changed. */
  readonly sort: (table: string) => Memory<TableSort | null>
  readonly tell: (kind: 'ERROR' | 'SUCCESS' | 'INFO', text: string) => void
  /** Reports a failed call; null when it was aborted. */
  readonly report: (failure: ApiFailure | null) => void
  /** Resolves the next time that the browser comes back online. */
  readonly networkReturn: (signal: AbortSignal) => Promise<void>
}

export interface DataTableProps<Row extends object> {
  /** Unique in the application: its column choice and sort order are stored under it. */
  readonly name: string
  /** The accessible name of the table, and the title of its files and prints. */
  readonly title: string
  readonly columns: readonly TableColumn<Row>[]
  /**
   * Created once, outside the component or in a memo: a new source fetches the rows from the first
   * page, with nothing selected. The search stays. See useLocalSource for rows in memory.
   */
  readonly source: TableSource
  readonly host: TableHost
  /**
   * Grows when the rows have changed elsewhere: they are fetched again, and the page, the search
   * and the selection stay.
   */
  readonly changes?: number
  /** The fields that identify a row. Required for selection. */
  readonly keyFields?: readonly (string & keyof Row)[]
  readonly isSelectable?: boolean
  readonly sortBy?: string & keyof Row
  readonly sortOrder?: 'asc' | 'desc'
  /** The page size; −1 for all rows. By default, the one that the browser stores. */
  readonly perPage?: number
  readonly batches?: readonly BatchAction[]
  readonly rowActions?: (row: Row) => readonly RowAction<Row>[]
  /**
   * Makes the rows a tree: how deep a row lies, from 0. Each row is followed by those below it, and
   * the source returns all rows at once. The user folds what is below a row.
   */
  readonly levelOf?: (row: Row) => number
  /** Wraps the first column's content in a link; it must add nothing else. */
  readonly renderLink?: (row: Row, content: ReactNode) => ReactElement
  /**
   * Returns the group of a row, such as the changes of one save. Adjacent rows with the same group
   * belong together.
   */
  readonly groupBy?: (row: Row) => string
  /** Whether long texts wrap instead of being cut off: for pages of at most a hundred rows. */
  readonly isWrapped?: boolean
  /**
   * Renders the content of a row's card, instead of a line for each column. `isContinued` says
   * whether the row belongs with the one before it.
   */
  readonly renderCard?: (row: Row, isContinued: boolean) => ReactNode
  /** One line about the missing content, and the action that adds it. */
  readonly empty: { readonly title: string; readonly action?: ReactNode }
  /** The filters chosen above the table, as a text for the print. */
  readonly filters?: string
}

export type { CellValue }
