import { table } from '#styled-system/recipes/index.js'
import { tableTexts } from '#ui/widgets/table/table.text.ts'
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx'
import { isNumeric, widthOf } from './cell-text.ts'
import type { TableColumn } from './table.types.ts'

interface TableSkeletonProps<Row extends object> {
  readonly columns: readonly TableColumn<Row>[]
  /** Whether rows are cards. */
  readonly isNarrow: boolean
}

const lines = Array.from({ length: 8 }, (_, line) => line)

/** Renders the outline of the loading rows: columns in their places, or the lines of cards. */
export const TableSkeleton = <Row extends object>({ columns, isNarrow }: TableSkeletonProps<Row>) => (
  <SkeletonGroup label={tableTexts.loading}>
    <div className={table().skeleton}>
      {isNarrow
        ? lines.slice(0, 3).map(line => <CardOutline key={line} lines={Math.min(columns.length - 1, 4)} />)
        : lines.map(line => <RowOutline key={line} line={line} columns={columns} />)}
    </div>
  </SkeletonGroup>
)

const RowOutline = <Row extends object>({
  line,
  columns,
}: Pick<TableSkeletonProps<Row>, 'columns'> & { readonly line: number }) => (
  <div className={table().skeletonRow}>
    {columns.map(column => (
      <span
        key={column.id}
        className={table().skeletonCell}
        style={{ flexGrow: widthOf(column) }}
        data-numeric={isNumeric(column) ? '' : undefined}
      >
        <Skeleton width={isNumeric(column) ? '45%' : `${50 + ((line * 17 + widthOf(column)) % 35)}%`} />
      </span>
    ))}
  </div>
)

const CardOutline = ({ lines: count }: { readonly lines: number }) => (
  <div className={table().skeletonCard}>
    <Skeleton width="55%" />
    {lines.slice(0, count).map(line => (
      <span key={line}>
        <Skeleton width={`${28 + ((line * 13) % 20)}%`} />
        <Skeleton width={`${16 + ((line * 11) % 14)}%`} />
      </span>
    ))}
  </div>
)
