import { licenceCalls } from '#contracts/licence/calls.ts'
import { query } from '../procedure.ts'
import { router } from '../trpc.ts'

export const licenceRouter = router({
  information: query(licenceCalls.information),
} satisfies Record<keyof typeof licenceCalls, unknown>)
