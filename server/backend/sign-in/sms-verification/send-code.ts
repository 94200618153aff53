import type { Brand } from '#contracts/brands.ts'
import { errors } from '#contracts/errors.ts'
import type { smsCalls } from '#contracts/sign-in/sms-verification.calls.ts'
import { appendEvent } from '../../platform/database/append-event.ts'
import { withSystem } from '../../platform/database/tenancy.ts'
import type { Ask } from '../../platform/http/ask.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { describeError } from '../../platform/privacy/privacy.ts'
import { hashPassword } from '../session/password.ts'
import type { CodeRecipient } from './code-recipient.ts'
import { codeMinutes, newSmsCode, storeCode, voidCode } from './sms-codes.ts'

const internationalNumber = /^\+[1-9]\d{6,14}$/

const messageWith = (code: string, { softwareName }: Brand): string =>
  `${code} är din verifieringskod till ${softwareName}. Den gäller i ${codeMinutes} minuter. Lämna inte ut den till någon.`

/**
 * Sends a new code. It is stored first, so that many at once are no way around the limit, and no
 * transaction waits for the provider.
 *
 * @throws Refusal mobileMissing, smsTooOften, smsNotSent
 */
export async function sendCode(
  { database, sms, brand, log }: Pick<Ask<typeof smsCalls.requestCode>, 'database' | 'sms' | 'brand' | 'log'>,
  { mobile, ...owner }: CodeRecipient,
  now: Date,
): Promise<void> {
  if (!internationalNumber.test(mobile)) throw new Refusal(errors.mobileMissing)
  const code = newSmsCode()
  const codeHash = await hashPassword(code)
  const id = await withSystem(database, tx => storeCode(tx, owner, codeHash, now))
  if (id === undefined) throw new Refusal(errors.smsTooOften)
  const tell = { licNr: owner.licNr, actor: owner.login, ftgKey: owner.ftgKey }
  try {
    await sms.send(mobile, messageWith(code, brand))
  } catch (error) {
    log.error({ error: describeError(error) }, 'An SMS could not be sent')
    await withSystem(database, async tx => {
      await voidCode(tx, id, now)
      await appendEvent(tx, { type: 'smsCode.notSent', ...tell })
    })
    throw new Refusal(errors.smsNotSent)
  }
  await withSystem(database, tx => appendEvent(tx, { type: 'smsCode.sent', ...tell }))
}
