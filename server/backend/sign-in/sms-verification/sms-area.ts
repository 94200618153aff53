import type { smsCalls } from '#contracts/sign-in/sms-verification.calls.ts'
import type { Handlers } from '../../platform/http/ask.ts'
import { codeRecipient } from './code-recipient.ts'
import { sendCode } from './send-code.ts'
import { verifyCode } from './verify-code.ts'

/**
 * The calls have no idempotency key, since the user may not be signed in yet. A repeated request
 * sends a new code and invalidates the first. A repeated try finds the code used.
 */
export const smsArea: Handlers<typeof smsCalls> = {
  async requestCode(ask) {
    await sendCode(ask, await codeRecipient(ask, ask.body, ask.now), ask.now)
    return null
  },
  async validateCode(ask) {
    const recipient = await codeRecipient(ask, ask.body, ask.now)
    return { SMSToken: await verifyCode(ask, recipient, ask.body.SMSCode, ask.now) }
  },
}
