import type { ActorRefFrom } from 'xstate'
import type { salaryYearsMachine } from '#machines/salary-years/salary-years.machine.ts'

export type SalaryYearsFlow = ActorRefFrom<typeof salaryYearsMachine>
