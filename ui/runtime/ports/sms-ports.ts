import { normaliseSmsCode } from '#contracts/sign-in/rules.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { smsVerificationMachine } from '#machines/sign-in/sms-verification/sms-verification.machine.ts'
import { smsVerificationPorts } from '#machines/sign-in/sms-verification/sms-verification.ports.ts'
import type { SmsPurpose } from '#machines/sign-in/sms-verification/sms-verification.types.ts'
import { type Api, asResult } from '../api.ts'
import type { Vault } from '../vault.ts'

/** Provides SMS verification over the adapter and this tab's vault. */
export const liveSmsVerification = (api: Api, vault: Vault) => {
  const requireOf = (purpose: SmsPurpose) =>
    purpose.tag === 'company'
      ? { FtgId: purpose.FtgId }
      : { Login: purpose.login, Password: vault.reveal(purpose.password) ?? '' }

  return smsVerificationMachine.provide({
    actors: {
      requestCode: answer(smsVerificationPorts.requestCode, async ({ input, signal }) => {
        const request = { body: requireOf(input) }
        return mapResult(await asResult(api.sms.requestCode.mutate(request, { signal })), () => null)
      }),
      validateCode: answer(smsVerificationPorts.validateCode, async ({ input: { purpose, code }, signal }) => {
        const SMSCode = normaliseSmsCode(vault.reveal(code) ?? '')
        const request = { body: { ...requireOf(purpose), SMSCode } }
        const answered = await asResult(api.sms.validateCode.mutate(request, { signal }))
        vault.forget(code)
        return mapResult(answered, ({ data: { SMSToken } }) =>
          // After the dialog has closed, the token is not kept.
          SMSToken === null || signal.aborted ? null : vault.keep(SMSToken),
        )
      }),
    },
  })
}
