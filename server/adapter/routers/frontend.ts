import { frontendCalls } from '#contracts/portal/calls.ts'
import { mutation } from '../procedure.ts'
import { router } from '../trpc.ts'

export const frontendRouter = router({
  log: mutation(frontendCalls.log),
  track: mutation(frontendCalls.track),
} satisfies Record<keyof typeof frontendCalls, unknown>)
