import { companyCalls } from '#contracts/calls/companies.ts'
import { query } from '../procedure.ts'
import { router } from '../trpc.ts'

export const companiesRouter = router({
  list: query(companyCalls.list),
  info: query(companyCalls.info),
  salaryYears: query(companyCalls.salaryYears),
} satisfies Record<keyof typeof companyCalls, unknown>)
