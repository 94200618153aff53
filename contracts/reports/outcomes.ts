import { payingScope } from '../employees/stated-staff.ts'
import type { OutcomesOf } from '../outcomes/outcome.ts'
import type { ProviderState } from '../outcomes/provider-state.ts'
import { givenSlips } from '../payroll/run/stated-slips.ts'
import type { ReportCalls } from './calls.ts'
import type { Selection } from './filters.ts'
import type { FactsName, Report, ReportSums } from './report.ts'
import type { ReportName } from './report-names.ts'
import { reports } from './reports.ts'

const by = 'adm'
const period = '202611'
const paid = ['Klarmarkerad', 'Utbetald'] as const

/** The states that give facts and none, and a selection of those that are given. */
interface Stated {
  readonly some: readonly ProviderState[]
  readonly none: readonly ProviderState[]
  readonly filter: Selection
}

const stated: Readonly<Record<FactsName, Stated>> = {
  payRows: {
    some: givenSlips(by, period, [
      { AnstNr: '1', Flags: paid },
      { AnstNr: '2', Flags: paid },
    ]),
    none: givenSlips(by, period, []),
    filter: { Grund: 'UTBETALD', From: '2026-11-25', Tom: '2026-11-25', Status: ['Utbetald'] },
  },
}

/** Returns the outcomes of a report's calls, with its examples. */
function reportOutcomes(report: Report): OutcomesOf<ReportCalls> {
  const { facts, columns, examples, measures, sortedBy, searched } = report
  const { some, none, filter } = stated[facts.name]
  const scope = payingScope
  const page = { perPage: 25, pageNum: 1 }
  const { Rader, Summor } = examples
  const [first] = Rader
  const [field = ''] = searched
  /** The sums of the first row alone: its own measures, in its group and in all. */
  const alone = Object.fromEntries(measures.map(name => [name, first?.[name]])) as Omit<ReportSums, 'Grupp'>
  const group = report.group === undefined ? [] : [String(first?.[report.group])]
  const nothing = Object.fromEntries(measures.map(name => [name, columns[name]?.kind === 'count' ? 0 : null]))
  return {
    rows: [
      {
        name: 'the rows and their sums',
        given: some,
        request: { scope, pagination: page, filter },
        answer: { data: examples, pagination: { totalRows: Rader.length }, pins: ['*'] },
      },
      {
        name: 'the last of the rows, with the sums of all',
        given: some,
        request: { scope, pagination: { perPage: 1, pageNum: 1, sortBy: sortedBy, sortOrder: 'desc' }, filter },
        answer: { data: { Rader: Rader.slice(-1), Summor }, pagination: { totalRows: Rader.length }, pins: ['*'] },
      },
      {
        name: 'the rows that a search finds, with their sums',
        given: some,
        request: { scope, pagination: { ...page, searchTerm: String(first?.[field]), searchFields: [field] }, filter },
        answer: {
          data: { Rader: Rader.slice(0, 1), Summor: [...group, null].map(Grupp => ({ Grupp, ...alone })) },
          pagination: { totalRows: 1 },
          pins: ['*'],
        },
      },
      {
        name: 'no rows',
        given: none,
        request: { scope, filter },
        answer: {
          data: { Rader: [], Summor: [{ Grupp: null, ...nothing }] },
          pagination: { totalRows: 0 },
          pins: ['*'],
        },
      },
    ],
  }
}

/** The outcomes of all reports, by the names of their reports. */
export const outcomesOfReports = Object.fromEntries(
  Object.entries(reports).map(([name, each]) => [name, reportOutcomes(each)]),
) as Readonly<Record<ReportName, OutcomesOf<ReportCalls>>>
