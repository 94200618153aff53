import { fromPromise } from 'xstate'
import type { SessionData } from '#contracts/shapes/session.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import type { SessionStart, SignInAttempt, Workplace } from '#machines/session/session.types.ts'
import { mapResult } from '#machines/shared/result.ts'
import { type Api, asResult } from '../api.ts'
import { storage } from '../storage.ts'
import type { Vault } from '../vault.ts'
import { withoutAccount, withoutPersonalNumber } from './private.ts'

/** The session flow over the adapter, this browser's storage and this tab's vault. */
export const liveSession = (api: Api, vault: Vault) =>
  sessionMachine.provide({
    actors: {
      fetchSession: fromPromise(async ({ signal }) =>
        mapResult(await asResult(api.session.me.query({}, { signal })), ({ data }) => startOf(data)),
      ),
      signIn: fromPromise(async ({ input, signal }: { input: SignInAttempt; signal: AbortSignal }) => {
        const SMSToken = input.smsToken === null ? undefined : vault.read(input.smsToken)
        const answer = await asResult(
          api.session.authenticate.mutate(
            {
              body: {
                Login: input.login,
                Password: vault.read(input.password) ?? '',
                ...(SMSToken !== undefined && { SMSToken }),
              },
              idempotencyKey: crypto.randomUUID(),
            },
            { signal },
          ),
        )
        return mapResult(answer, ({ data }) =>
          data.requireSMSVerification
            ? { requireSMSVerification: true as const }
            : { requireSMSVerification: false as const, start: { ...whoIs(data), workplace: null } },
        )
      }),
      signOut: fromPromise(async ({ signal }) =>
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
        vault.clear()
      },
    },
  })

const whoIs = (
  data: Pick<SessionData, 'UserAccount' | keyof SessionStart['licence']>,
): Pick<SessionStart, 'account' | 'licence'> => ({
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
