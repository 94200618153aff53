import { payTypeList } from './pay-type-list.ts'
import type { Report } from './report.ts'
import type { ReportName } from './report-names.ts'

/** The reports that are made from their declarations, by name. */
export const reports: Readonly<Record<ReportName, Report>> = {
  payTypeList,
}
