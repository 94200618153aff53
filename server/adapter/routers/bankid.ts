import { bankIdCalls } from '#contracts/sign-in/bankid.calls.ts'
import { mutation } from '../procedure.ts'
import { router } from '../trpc.ts'

export const bankIdRouter = router({
  start: mutation(bankIdCalls.start),
  collect: mutation(bankIdCalls.collect),
  selectUser: mutation(bankIdCalls.selectUser),
  cancel: mutation(bankIdCalls.cancel),
} satisfies Record<keyof typeof bankIdCalls, unknown>)
