import { isMeasure, type ReportColumn } from '#contracts/reports/columns.ts'
import type { Report, ReportRow, ReportSums } from '#contracts/reports/report.ts'
import type { ColumnKind, TableColumn } from '#ui/widgets/table/table.types.ts'

/** Returns how the values of a column are shown. */
function kindOf({ facts }: Report, column: ReportColumn): ColumnKind {
  if (column.kind === 'by' || column.kind === 'usual') return 'text'
  if (column.kind === 'ratio') return 'amount'
  return column.kind === 'sum' && facts.fields[column.field] === 'amount' ? 'amount' : 'number'
}

/** Returns the columns of a report's table. */
export const columnsOf = (report: Report): readonly TableColumn<ReportRow>[] =>
  Object.entries(report.columns).map(([id, column]) => ({
    id,
    label: column.label,
    kind: kindOf(report, column),
    isSearchable: report.searched.includes(id),
    isSummed: isMeasure(column),
    ...(column.width !== undefined && { width: column.width }),
  }))

/** Returns a row with codes in words. */
export const rowOf = ({ columns }: Report, row: ReportRow): ReportRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const column = columns[name]
      const codes = column?.kind === 'by' ? column.codes : undefined
      return [name, codes ? codes.label(String(value)) : value]
    }),
  )

/** Returns the sums of all rows that match, by column. */
export const totalsOf = (sums: readonly ReportSums[]): Readonly<Record<string, number | null>> => {
  const { Grupp: _, ...totals } = sums.find(({ Grupp }) => Grupp === null) ?? { Grupp: null }
  return totals as Readonly<Record<string, number | null>>
}
