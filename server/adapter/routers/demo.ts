import { demoCalls } from '#contracts/licence/demo-request.calls.ts'
import { mutation } from '../procedure.ts'
import { router } from '../trpc.ts'

export const demoRouter = router({
  request: mutation(demoCalls.request),
} satisfies Record<keyof typeof demoCalls, unknown>)
