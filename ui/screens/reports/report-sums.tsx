import type { Report, ReportSums } from '#contracts/reports/report.ts'
import { reportTexts as texts } from '#ui/screens/reports/reports.text.ts'
import { PlainTable } from '#ui/widgets/plain-table/plain-table.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { valueText } from '#ui/widgets/table/cell-text.ts'
import { columnsOf } from './report-columns.ts'

interface ReportSumsProps {
  readonly report: Report
  readonly sums: readonly ReportSums[]
}

/** Renders the sums of each group of a report, in the order of the group's codes. */
export function GroupSums({ report, sums }: ReportSumsProps) {
  const { columns, group = '', measures } = report
  const column = columns[group]
  const codes = column?.kind === 'by' ? column.codes : undefined
  const groups = sums.filter(({ Grupp }) => Grupp !== null)
  if (!column || groups.length === 0) return null
  const place = ({ Grupp }: ReportSums) => codes?.codes.indexOf(Grupp ?? '') ?? 0
  // A measure that no group has is of unlike things.
  const shown = columnsOf(report).filter(({ id }) => measures.includes(id) && groups.some(each => each[id] !== null))
  return (
    <Section title={texts.sums(column.label.toLocaleLowerCase('sv'))}>
      <PlainTable
        caption={texts.sums(column.label.toLocaleLowerCase('sv'))}
        columns={[{ label: column.label }, ...shown.map(({ label }) => ({ label, isNumeric: true }))]}
        rows={groups
          .toSorted((a, b) => place(a) - place(b))
          .map(each => ({
            key: String(each.Grupp),
            cells: [
              codes?.label(String(each.Grupp)) ?? each.Grupp,
              ...shown.map(({ id, kind }) => valueText(each[id], kind)),
            ],
          }))}
      />
    </Section>
  )
}
