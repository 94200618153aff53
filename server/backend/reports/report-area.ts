import type { ReportCalls } from '#contracts/reports/calls.ts'
import type { Report } from '#contracts/reports/report.ts'
import type { ReportName } from '#contracts/reports/report-names.ts'
import { reports } from '#contracts/reports/reports.ts'
import type { Handlers } from '../platform/http/ask.ts'
import { factsByName } from './facts/facts.ts'
import { reportPage } from './report-query.ts'

/** Returns the handlers of a report's calls. */
const reportArea = (report: Report): Handlers<ReportCalls> => ({
  rows: async ({ tx, pagination, filter }) =>
    reportPage(tx, report, await factsByName[report.facts.name](tx, filter ?? {}), pagination),
})

/** The handlers of all reports, by the names of their reports. */
export const reportAreas = Object.fromEntries(
  Object.entries(reports).map(([name, each]) => [name, reportArea(each)]),
) as Readonly<Record<ReportName, Handlers<ReportCalls>>>
