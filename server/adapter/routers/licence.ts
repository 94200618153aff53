import { licenceCalls } from '#contracts/calls/licence.ts'
import { query } from '../procedure.ts'
import { router } from '../trpc.ts'

export const licenceRouter = router({
  information: query(licenceCalls.information),
} satisfies Record<keyof typeof licenceCalls, unknown>)
