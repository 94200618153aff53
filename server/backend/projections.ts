import { companiesProjection } from './companies/companies-projection.ts'
import type { Projection } from './platform/replay/define-projection.ts'
import { salaryYearsProjection } from './salary-years/salary-years-projection.ts'
import { settingsProjection } from './settings/settings-projection.ts'

/** The subjects whose tables follow from their events, in the order of their foreign keys. */
export const projections: readonly Projection[] = [companiesProjection, settingsProjection, salaryYearsProjection]
