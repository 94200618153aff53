import { demoCalls } from '#contracts/calls/demo.ts'
import { mutation } from '../procedure.ts'
import { router } from '../trpc.ts'

export const demoRouter = router({
  request: mutation(demoCalls.request),
} satisfies Record<keyof typeof demoCalls, unknown>)
