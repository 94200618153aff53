import { useMemo, useState } from 'react'
import { selectionText } from '#contracts/reports/filters.ts'
import type { ReportRow, ReportSums } from '#contracts/reports/report.ts'
import type { ReportName } from '#contracts/reports/report-names.ts'
import { reports } from '#contracts/reports/reports.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { useListPages, useTableHost } from '#ui/runtime/hooks.tsx'
import { reportTexts as texts } from '#ui/screens/reports/reports.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { DataTable } from '#ui/widgets/table/data-table.tsx'
import { serverSource } from '#ui/widgets/table/sources.ts'
import { columnsOf, rowOf, totalsOf } from './report-columns.ts'
import { ReportFilters } from './report-filters.tsx'
import { GroupSums } from './report-sums.tsx'
import { useSelection } from './use-selection.ts'

interface ReportViewProps {
  readonly name: ReportName
  /** The salary year in use, whose days the report starts with. */
  readonly year: number
}

/** Renders a report: its selection, the sums of its groups, and its rows. */
export function ReportView({ name, year }: ReportViewProps) {
  const report = reports[name]
  const { title, facts, sortedBy, keys, group } = report
  const { selection, change } = useSelection(facts.filters, year)
  const load = useListPages('report')
  const host = useTableHost()
  const columns = useMemo(() => columnsOf(report), [report])
  const [shown, setShown] = useState<{ readonly of: string; readonly sums: readonly ReportSums[] }>()
  const source = useMemo(() => {
    const of = [name, selection]
    return serverSource(of, {
      load: async (query, signal) =>
        mapResult(await load(name, selection, query, signal), ({ Rader, Summor, totalRows }) => {
          setShown({ of: JSON.stringify(of), sums: Summor })
          return { rows: Rader.map(row => rowOf(report, row)), totalRows, totals: totalsOf(Summor) }
        }),
    })
  }, [load, report, name, selection])
  const words = selectionText(facts.filters, selection)
  return (
    <>
      <PageHeader title={title} context={words} />
      <ReportFilters filters={facts.filters} selection={selection} onChange={change} />
      <div className={common.part6}>
        {group !== undefined && shown?.of === source.of && <GroupSums report={report} sums={shown.sums} />}
        <DataTable<ReportRow>
          name={`report.${name}`}
          title={title}
          columns={columns}
          source={source}
          host={host}
          keyFields={[...keys]}
          sortBy={sortedBy}
          filters={words}
          empty={{ title: texts.empty }}
        />
      </div>
    </>
  )
}
