import { helpCalls } from '#contracts/help/calls.ts'
import { mutation, query } from '../procedure.ts'
import { router } from '../trpc.ts'

export const helpRouter = router({
  text: query(helpCalls.text),
  save: mutation(helpCalls.save),
} satisfies Record<keyof typeof helpCalls, unknown>)
