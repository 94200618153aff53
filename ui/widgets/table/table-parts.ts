import type { DataTableProps, TableColumn } from './table.types.ts'
import type { TableFlow } from './use-table-flow.ts'

/** What the parts of a table have in common. The same object until something of it changes. */
export interface TableParts<Row extends object> {
  readonly flow: TableFlow
  readonly name: string
  readonly title: string
  /** Those that are shown, in order. */
  readonly columns: readonly TableColumn<Row>[]
  /** What a row is called. */
  readonly nameOf: (row: object) => string
  readonly isSelectable: boolean
  readonly rowActions: DataTableProps<Row>['rowActions']
  readonly renderLink: DataTableProps<Row>['renderLink']
}
