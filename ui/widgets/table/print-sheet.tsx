import type { TablePage } from '#machines/kit/table/table.types.ts'
import { table } from '#styled-system/recipes/index.js'
import { formatTime } from '#ui/text/format.ts'
import { tableTexts } from '#ui/widgets/table/table.text.ts'
import { Printed } from '../print/printed.tsx'
import { cellText, isNumeric, valueText } from './cell-text.ts'
import type { TableColumn } from './table.types.ts'
import { totalsOf } from './table-totals.tsx'

export interface PrintSheetProps {
  readonly title: string
  readonly columns: readonly TableColumn<Record<string, unknown>>[]
  readonly rows: readonly object[]
  /** The sums that the source gave, when it gives them. */
  readonly totals?: TablePage['totals'] | undefined
  readonly filters?: string | undefined
  readonly searchTerm: string
  /** When the list was read, ISO 8601. */
  readonly at: string
  /** Called when the browser's print dialog has closed. */
  readonly onDone: () => void
}

/** The number of columns above which the page is landscape. */
const maxUpright = 6

/** Renders the whole table for print: title, filters, every row, and the head on each page. */
export function PrintSheet({ title, columns, rows, totals: given, filters, searchTerm, at, onDone }: PrintSheetProps) {
  const styles = table()
  const totals = totalsOf({ rows, ...(given && { totals: given }) }, columns)
  return (
    <Printed className={styles.sheet} isWide={columns.length > maxUpright} label={title} onDone={onDone}>
      <h1>{title}</h1>
      <p>
        {[
          ...(filters ? [filters] : []),
          ...(searchTerm ? [tableTexts.print.search(searchTerm)] : []),
          tableTexts.print.count(rows.length),
          tableTexts.print.at(formatTime(at)),
        ].join(' · ')}
      </p>
      <table>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column.id} scope="col" data-numeric={isNumeric(column) ? '' : undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: printed once
            <tr key={index}>
              {columns.map(column => (
                <td key={column.id} data-numeric={isNumeric(column) ? '' : undefined} data-kind={column.kind}>
                  {cellText(row, column)}
                </td>
              ))}
            </tr>
          ))}
          {totals.some(total => total !== null) && (
            <tr data-totals="">
              {columns.map((column, index) => (
                <td key={column.id} data-numeric={isNumeric(column) ? '' : undefined}>
                  {index === 0 && totals[0] === null ? tableTexts.total : valueText(totals[index], column.kind)}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </Printed>
  )
}
