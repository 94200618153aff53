import type { SessionData } from '#contracts/shapes/session.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { sessionPorts } from '#machines/session/session.ports.ts'
import type { SessionStart, SignInOutcome, Workplace } from '#machines/session/session.types.ts'
import { answer } from '#machines/shared/port.ts'
import { mapResult } from '#machines/shared/result.ts'
import { type Api, asResult } from '../api.ts'
import { storage } from '../storage.ts'
import type { Vault } from '../vault.ts'
import { withoutAccount, withoutPersonalNumber } from './private.ts'
import { liveSmsVerification } from './sms-ports.ts'

/** The session flow over the adapter, this browser's storage and this tab's vault. */
export const liveSession = (api: Api, vault: Vault, forgetJournal: () => void) =>
  sessionMachine.provide({
    actors: {
      smsVerification: liveSmsVerification(api, vault),
      fetchSession: answer(sessionPorts.fetchSession, async ({ signal }) =>
        mapResult(await asResult(api.session.me.query({}, { signal })), ({ data }) => startOf(data)),
      ),
      signIn: answer(sessionPorts.signIn, async ({ input: { login, password, smsToken }, signal }) => {
        const SMSToken = smsToken === null ? undefined : vault.reveal(smsToken)
        const body = {
          Login: login,
          Password: vault.reveal(password) ?? '',
          ...(SMSToken !== undefined && { SMSToken }),
        }
        const request = { body }
        return mapResult(
          await asResult(api.session.authenticate.mutate(request, { signal })),
          ({ data }): SignInOutcome =>
            data.requireSMSVerification
              ? { requireSMSVerification: true }
              : { requireSMSVerification: false, start: { ...whoIs(data), workplace: null } },
        )
      }),
      signOut: answer(sessionPorts.signOut, async ({ signal }) =>
        mapResult(await asResult(api.session.logout.mutate({}, { signal })), () => null),
      ),
    },
    actions: {
      rememberLogin: (_, { login, method }) => {
        storage.login.write(login)
        storage.signInMethod.write(method)
      },
      forgetSession: () => {
        storage.companyId.forget()
        storage.salaryYear.forget()
        vault.forgetAll()
        forgetJournal()
      },
    },
  })

type WhoIs = Pick<SessionStart, 'account' | 'licence'>

const whoIs = (data: Pick<SessionData, 'UserAccount' | keyof WhoIs['licence']>): WhoIs => ({
  account: withoutPersonalNumber(data.UserAccount),
  licence: {
    HasPlus: data.HasPlus,
    Supplier: data.Supplier,
    HasLicensOption: data.HasLicensOption,
    EnforceBankIDAuth: data.EnforceBankIDAuth,
  },
})

const startOf = (data: SessionData): SessionStart => ({ ...whoIs(data), workplace: workplaceOf(data) })

const workplaceOf = ({ FtgInfo, SalaryYears, SessionSalaryYear }: SessionData): Workplace | null =>
  FtgInfo && { company: withoutAccount(FtgInfo), years: SalaryYears, year: SessionSalaryYear ?? SalaryYears[0] ?? null }
