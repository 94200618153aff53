import { salaryYearsMachine } from '#machines/salary-years/salary-years/salary-years.machine.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { withCalls } from '../with-calls.ts'

/** Provides the creation and purging of salary years over the adapter. */
export const salaryYears: LazyFlow<'salaryYears'> = {
  id: 'salaryYears',
  join: ({ api }) => withCalls(salaryYearsMachine, api),
}
