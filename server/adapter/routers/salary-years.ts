import { salaryYearCalls } from '#contracts/salary-years/calls.ts'
import { mutation, query } from '../procedure.ts'
import { router } from '../trpc.ts'

export const salaryYearsRouter = router({
  list: query(salaryYearCalls.list),
  create: mutation(salaryYearCalls.create),
  purge: mutation(salaryYearCalls.purge),
} satisfies Record<keyof typeof salaryYearCalls, unknown>)
