import { roundTo } from '#contracts/rules/decimal.ts'
import type { TablePage } from '#machines/kit/table/table.types.ts'
import { table } from '#styled-system/recipes/index.js'
import { tableTexts } from '#ui/widgets/table/table.text.ts'
import { cellValue, isNumeric, valueText } from './cell-text.ts'
import type { TableParts } from './table-parts.ts'

/**
 * Returns the sums of all matching rows when the source provides them, otherwise those of the page;
 * null for a column that is not summed, and where the source has no sum.
 */
export function totalsOf(
  { rows, totals }: Pick<TablePage, 'rows' | 'totals'>,
  columns: readonly { readonly id: string; readonly isSummed?: boolean }[],
): readonly (number | null)[] {
  return columns.map(column => {
    if (!column.isSummed) return null
    if (totals) return totals[column.id] ?? null
    return roundTo(
      rows.reduce<number>((sum, row) => sum + (Number(cellValue(row, column)) || 0), 0),
      4,
    )
  })
}

/** Returns the label of the sums, which says so when they are of one page only. */
export const totalsLabel = ({ rows, totals, totalRows }: TablePage): string =>
  totals || rows.length === totalRows ? tableTexts.total : tableTexts.pageTotal

interface TableTotalsProps<Row extends object> {
  readonly page: TablePage
  readonly parts: TableParts<Row>
  readonly line: number
}

/** Renders the row of totals, which stays visible at the bottom. */
export function TableTotals<Row extends object>({ page, parts, line }: TableTotalsProps<Row>) {
  const { columns, isSelectable, rowActions } = parts
  const styles = table()
  const offset = isSelectable ? 2 : 1
  const totals = totalsOf(page, columns)
  return (
    <tfoot className={styles.foot}>
      <tr aria-rowindex={line}>
        {isSelectable && <td className={styles.cell} aria-colindex={1} tabIndex={-1} />}
        {columns.map((column, at) => (
          <td
            key={column.id}
            className={styles.cell}
            aria-colindex={at + offset}
            tabIndex={-1}
            data-numeric={isNumeric(column) ? '' : undefined}
          >
            {at === 0 && totals[0] === null ? totalsLabel(page) : valueText(totals[at], column.kind)}
          </td>
        ))}
        {rowActions && <td className={styles.cell} aria-colindex={columns.length + offset} tabIndex={-1} />}
      </tr>
    </tfoot>
  )
}
