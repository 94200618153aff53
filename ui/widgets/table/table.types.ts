import type { ReactElement, ReactNode } from 'react'
import type { ApiFailure, Result } from '#machines/kit/shared/result.ts'
import type {
  BatchAnswer,
  BatchCall,
  CellValue,
  TableBatch,
  TablePage,
  TableQuery,
  TableSort,
} from '#machines/kit/table/table.types.ts'
import type { Icon } from '../button/button.tsx'

/**
 * How a column's values are written, and to which side they keep. A time is ISO 8601, and is
 * written in the reader's own zone.
 */
export type ColumnKind = 'text' | 'number' | 'amount' | 'date' | 'time' | 'flag'

export interface TableColumn<Row extends object> {
  /** The row's field, as the wire calls it: what it is sorted, searched and exported by. */
  readonly id: string & keyof Row
  readonly label: string
  /** text when left out. Numbers and amounts stand to the right. */
  readonly kind?: ColumnKind
  /**
   * Something else than the value's own text: a chip, a person. The value itself is what travels in
   * an export.
   */
  readonly render?: (row: Row) => ReactNode
  /** In CSS pixels at the usual text size; wider when there is room. */
  readonly width?: number
  readonly isSortable?: boolean
  /** Whether the search may look in it; texts when left out. */
  readonly isSearchable?: boolean
  /** Not shown until it is chosen. */
  readonly isHidden?: boolean
  /** Its sum stands in the last row. */
  readonly isSummed?: boolean
  /** Rows that belong together (`groupBy`) have the same of it: it is written once. */
  readonly isShared?: boolean
}

/** Where the rows are. */
export interface TableSource {
  /** Given up when `signal` says so. */
  readonly load: (query: TableQuery, signal: AbortSignal) => Promise<Result<TablePage>>
  readonly send: (call: BatchCall, signal: AbortSignal) => Promise<Result<BatchAnswer>>
}

/** Something that is done with all selected rows. */
export interface BatchAction extends TableBatch {
  readonly label: string
  readonly icon?: Icon
  readonly tone?: 'default' | 'danger'
  /** The question of one that is asked about, which says in numbers what will be done. */
  readonly question?: (count: number) => { readonly title: string; readonly text: string }
}

/** Something that is done with one row. */
export interface RowAction<Row extends object> {
  readonly id: string
  readonly label: string
  readonly icon: Icon
  readonly tone?: 'default' | 'danger'
  readonly onSelect: (row: Row) => void
}

/**
 * Which columns are shown, in which order; a column that is in neither stands last, as its
 * declaration says.
 */
export interface ColumnChoice {
  readonly order: readonly string[]
  readonly hidden: readonly string[]
}

/** Something that the browser remembers. */
export interface Memory<Value> {
  readonly read: () => Value
  readonly write: (value: Value) => void
}

/** What a table needs of the application around it. */
export interface TableHost {
  readonly rowsPerPage: Memory<number>
  /** Of the table of that name; null when nothing has been chosen. */
  readonly columns: (table: string) => Memory<ColumnChoice | null>
  /** The order of the table of that name; null when it has not been changed. */
  readonly sort: (table: string) => Memory<TableSort | null>
  readonly tell: (kind: 'ERROR' | 'SUCCESS' | 'INFO', text: string) => void
  /** A call failed; null when it was given up. */
  readonly report: (failure: ApiFailure | null) => void
  /** Is done the next time that the browser comes back online. */
  readonly networkReturn: (signal: AbortSignal) => Promise<void>
}

export interface DataTableProps<Row extends object> {
  /** Unique in the application: its choices are remembered by it. */
  readonly name: string
  /** Names the table for ears, files and print. */
  readonly title: string
  readonly columns: readonly TableColumn<Row>[]
  /** Made once, outside the component or in a memo: a new source begins from the start. */
  readonly source: TableSource
  readonly host: TableHost
  /** What tells rows apart. Needed by whatever selects. */
  readonly keyFields?: readonly (string & keyof Row)[]
  readonly isSelectable?: boolean
  readonly sortBy?: string & keyof Row
  readonly sortOrder?: 'asc' | 'desc'
  /** −1 for all; what the browser remembers when left out. */
  readonly perPage?: number
  readonly batches?: readonly BatchAction[]
  readonly rowActions?: (row: Row) => readonly RowAction<Row>[]
  /** Makes the first column a link: the content with its way, and nothing besides. */
  readonly renderLink?: (row: Row, content: ReactNode) => ReactElement
  /**
   * Rows that follow each other and have the same of it belong together, as what somebody saved at
   * once.
   */
  readonly groupBy?: (row: Row) => string
  /**
   * Long texts are broken into lines rather than cut: for pages, which are of a hundred rows at
   * most.
   */
  readonly isWrapped?: boolean
  /**
   * What a row's card holds instead of a line for each column; whether the row belongs to the one
   * before it.
   */
  readonly renderCard?: (row: Row, isContinued: boolean) => ReactNode
  /** One line of what belongs here, and the action that fills it. */
  readonly empty: { readonly title: string; readonly action?: ReactNode }
  /** What is chosen above the table, in words, for the print. */
  readonly filters?: string
}

export type { CellValue }
