import type { DataTableProps, TableColumn } from './table.types.ts'
import type { TableFlow } from './use-table-flow.ts'

/** What of the table's own properties its parts need. */
type Properties<Row extends object> = Pick<
  DataTableProps<Row>,
  'rowActions' | 'renderLink' | 'renderCard' | 'groupBy' | 'isWrapped'
>

/** What the parts of a table have in common. The same object until something of it changes. */
export interface TableParts<Row extends object> extends Undefinable<Properties<Row>> {
  readonly flow: TableFlow
  readonly name: string
  readonly title: string
  /** Those that are shown, in order. */
  readonly columns: readonly TableColumn<Row>[]
  /** What a row is called. */
  readonly nameOf: (row: object) => string
  readonly isSelectable: boolean
}

type Undefinable<Value> = { readonly [Key in keyof Value]-?: Value[Key] | undefined }

/** Whether the row at that place belongs to the one before it. */
export function isContinued<Row extends object>(
  { groupBy }: Pick<TableParts<Row>, 'groupBy'>,
  rows: readonly Row[],
  at: number,
): boolean {
  const [before, row] = [rows[at - 1], rows[at]]
  return groupBy !== undefined && before !== undefined && row !== undefined && groupBy(before) === groupBy(row)
}
