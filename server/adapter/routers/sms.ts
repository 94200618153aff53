import { smsCalls } from '#contracts/sign-in/sms-verification.calls.ts'
import { mutation } from '../procedure.ts'
import { router } from '../trpc.ts'

export const smsRouter = router({
  requestCode: mutation(smsCalls.requestCode),
  validateCode: mutation(smsCalls.validateCode),
} satisfies Record<keyof typeof smsCalls, unknown>)
