import { type ReportName, reportNames } from '#contracts/reports/report-names.ts'
import { reports } from '#contracts/reports/reports.ts'

/** Returns the name of the report at a path, which may end with a slash. */
export const reportAt = (path: string): ReportName | undefined =>
  reportNames.find(name => reports[name].path.toLowerCase() === path.replace(/\/$/, '').toLowerCase())
