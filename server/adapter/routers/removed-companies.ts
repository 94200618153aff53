import { removedCompanyCalls } from '#contracts/companies/removed-companies.calls.ts'
import { mutation, query } from '../procedure.ts'
import { router } from '../trpc.ts'

export const removedCompaniesRouter = router({
  remove: mutation(removedCompanyCalls.remove),
  removeStatus: query(removedCompanyCalls.removeStatus),
  log: query(removedCompanyCalls.log),
} satisfies Record<keyof typeof removedCompanyCalls, unknown>)
