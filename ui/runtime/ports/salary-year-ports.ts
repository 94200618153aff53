import { salaryYearMachine } from '#machines/salary-years/salary-year/salary-year.machine.ts'
import type { Outside } from '../outside.ts'
import { withCalls } from '../with-calls.ts'

/** Provides the salary year in use over the adapter. */
export const salaryYearFlows = ({ api }: Pick<Outside, 'api'>) => ({
  salaryYear: withCalls(salaryYearMachine, api),
})
