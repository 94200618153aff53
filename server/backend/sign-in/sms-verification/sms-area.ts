import type { smsCalls } from '#contracts/sign-in/sms-verification.calls.ts'
import type { Handlers } from '../../platform/http/ask.ts'
import { codeRecipient } from './code-recipient.ts'
import { sendCode } from './send-code.ts'
import { verifyCode } from './verify-code.ts'

/**
 * Neither carries an idempotency key, as signing in does not: nobody may be signed in yet. A code
 * asked for twice is sent twice, and the first is worth nothing then; a code tried twice is used
 * the second time.
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
