import type { RefObject } from 'react'
import type { DataTableProps, TableColumn } from './table.types.ts'
import type { TableFlow } from './use-table-flow.ts'

/** The table's properties that its parts need. */
type Properties<Row extends object> = Pick<
  DataTableProps<Row>,
  'rowActions' | 'renderLink' | 'renderCard' | 'groupBy' | 'isWrapped' | 'levelOf'
>

/** What the parts of a table share. The same object until any of it changes. */
export interface TableParts<Row extends object> extends Undefinable<Properties<Row>> {
  readonly flow: TableFlow
  readonly name: string
  readonly title: string
  /** The visible columns, in order. */
  readonly columns: readonly TableColumn<Row>[]
  /** Returns the name of a row. */
  readonly nameOf: (row: object) => string
  readonly isSelectable: boolean
  /** The element that scrolls the rows. */
  readonly scroller: RefObject<HTMLDivElement | null>
}

type Undefinable<Value> = { readonly [Key in keyof Value]-?: Value[Key] | undefined }

/** Returns whether the row at that index belongs with the one before it. */
export function isContinued<Row extends object>(
  { groupBy }: Pick<TableParts<Row>, 'groupBy'>,
  rows: readonly Row[],
  at: number,
): boolean {
  const [before, row] = [rows[at - 1], rows[at]]
  return groupBy !== undefined && before !== undefined && row !== undefined && groupBy(before) === groupBy(row)
}
