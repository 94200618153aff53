import { companyCalls } from '#contracts/companies/calls.ts'
import { mutation, query } from '../procedure.ts'
import { router } from '../trpc.ts'

export const companiesRouter = router({
  list: query(companyCalls.list),
  info: query(companyCalls.info),
  change: mutation(companyCalls.change),
  history: query(companyCalls.history),
  create: mutation(companyCalls.create),
  toggleArchived: mutation(companyCalls.toggleArchived),
} satisfies Record<keyof typeof companyCalls, unknown>)
