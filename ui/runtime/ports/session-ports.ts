import { commonErrors } from '#contracts/common-errors.ts'
import type { SessionData } from '#contracts/sign-in/session.shapes.ts'
import { answer, listen } from '#machines/kit/shared/port.ts'
import { type ApiFailure, failure, isOk, mapResult, type Result } from '#machines/kit/shared/result.ts'
import { sessionMachine } from '#machines/sign-in/session/session.machine.ts'
import { sessionPorts } from '#machines/sign-in/session/session.ports.ts'
import type { SessionStart, SignInOutcome, Workplace } from '#machines/sign-in/session/session.types.ts'
import { type Api, asResult, type CallScope, inScope } from '../api.ts'
import type { Outside } from '../outside.ts'
import { sessionMark } from '../session-mark.ts'
import { forgetTab, storage } from '../storage.ts'
import { listenToTabs, tellTabs } from '../tabs.ts'
import { callerOf, withoutAccount } from './private.ts'
import { liveSmsVerification } from './sms-ports.ts'

/** Provides the session flow over the adapter, this browser's storage and this tab's vault. */
export const liveSession = ({
  api,
  vault,
  forgetPast,
  prefetchFlows,
  takeSession,
}: Pick<Outside, 'api' | 'vault' | 'forgetPast' | 'prefetchFlows' | 'takeSession'>) =>
  sessionMachine.provide({
    actors: {
      smsVerification: liveSmsVerification(api, vault),
      fetchSession: answer(sessionPorts.fetchSession, async ({ signal }) => {
        // After a logout without a network, the remaining cookie must not sign the user in.
        if (storage.logoutOwed.read()) {
          const signedOut = await signOut(api, signal)
          if (!isOk(signedOut) && !isAnswer(signedOut.failure)) return signedOut
        }
        const result = takeSession() ?? (await startOfSession(api, signal, prefetchFlows))
        // After a reload, only this tab's storage records the session.
        return !isOk(result) && result.failure.status === 401 && storage.endedByInactivity.read() ? idledOut : result
      }),
      verifySession: answer(sessionPorts.verifySession, async ({ input: { wait }, signal }) => {
        if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait))
        return mapResult(await askCaller(api, signal), ({ UserAccount }) => ({ login: UserAccount.Login }))
      }),
      signIn: answer(sessionPorts.signIn, async ({ input: { login, password, smsToken }, signal }) => {
        prefetchFlows()
        const SMSToken = smsToken === null ? undefined : vault.reveal(smsToken)
        const body = {
          Login: login,
          Password: vault.reveal(password) ?? '',
          ...(SMSToken !== undefined && { SMSToken }),
        }
        const answered = await asResult(api.session.authenticate.mutate({ body }, { signal }))
        // Keeps the password in case a code is demanded. A token is valid once.
        if (smsToken !== null) vault.forget(smsToken)
        return mapResult(
          answered,
          ({ data }): SignInOutcome =>
            data.requireSMSVerification
              ? { requireSMSVerification: true }
              : { requireSMSVerification: false, start: { ...callerOf(data), workplace: null } },
        )
      }),
      signOut: answer(sessionPorts.signOut, ({ signal }) => signOut(api, signal)),
      clearSession: answer(sessionPorts.clearSession, async ({ signal }) =>
        mapResult(await asResult(api.session.clearSession.mutate({}, { signal })), () => null),
      ),
      tabs: listen(sessionPorts.tabs, ({ hear }) => listenToTabs(hear)),
    },
    actions: {
      rememberLogin: (_, { login, method }) => {
        storage.login.write(login)
        storage.signInMethod.write(method)
      },
      beginSession: () => {
        sessionMark.set()
        storage.lastActivity.forget()
        storage.logoutOwed.forget()
        storage.demoDraft.forget()
      },
      forgetSecrets: ({ context: { attempt } }) => {
        if (!attempt) return
        vault.forget(attempt.password)
        if (attempt.smsToken !== null) vault.forget(attempt.smsToken)
      },
      forgetSession: () => {
        forgetTab()
        storage.lastActivity.forget()
        vault.forgetAll()
        forgetPast()
      },
      storeInactivity: ({ context }) => storage.endedByInactivity.write(context.byInactivity),
      tellSignedIn: ({ context: { login } }) => {
        if (login !== null) tellTabs({ type: 'tabs.signedIn', login })
      },
      tellSignedOut: ({ context: { byInactivity } }) => tellTabs({ type: 'tabs.signedOut', byInactivity }),
    },
  })

/**
 * Fetches the signed-in account, in the company and year that the tab worked in last. Without the
 * sign-in mark in this browser, no call is made.
 */
async function startOfSession(api: Api, signal: AbortSignal, prefetchFlows: () => void): Promise<Result<SessionStart>> {
  if (!sessionMark.isSet()) return noSession
  prefetchFlows()
  return askStart(api, signal, lastScope())
}

/** Fetches the signed-in account in a company and a year. */
export const askStart = async (api: Api, signal: AbortSignal, scope: CallScope): Promise<Result<SessionStart>> =>
  mapResult(await askCaller(api, signal, scope), startOf)

/**
 * Returns the company and year that this tab worked in last. At the start, the app has none in use.
 */
export const lastScope = (): CallScope => ({ FtgId: storage.companyId.read(), SalaryYear: storage.salaryYear.read() })

const noSession = failure({ tag: 'backend' as const, ...commonErrors.noSession })
const idledOut = failure({ tag: 'backend' as const, ...commonErrors.sessionIdle })

/**
 * Calls `GET /logout`. Until a server has answered, the call is repeated each time that the page
 * starts.
 */
async function signOut(api: Api, signal: AbortSignal): Promise<Result<null>> {
  storage.logoutOwed.write(true)
  sessionMark.clear()
  const result = mapResult(await asResult(api.session.logout.mutate({}, { signal })), () => null)
  if (isOk(result) || isAnswer(result.failure)) storage.logoutOwed.forget()
  return result
}

const isAnswer = ({ tag }: ApiFailure) => tag === 'backend'

/** `GET /me`. Treats an answer that the session ended by inactivity like a refusal. */
async function askCaller(api: Api, signal: AbortSignal, scope?: CallScope): Promise<Result<SessionData>> {
  const options = { signal, ...(scope && inScope(scope)) }
  const result = mapResult(await asResult(api.session.me.query({}, options)), ({ data }) => data)
  if (!isOk(result) && result.failure.status === 401) sessionMark.clear()
  return isOk(result) && result.value.AutoLogoutDueToInactivity ? idledOut : result
}

const startOf = (data: SessionData): SessionStart => ({ ...callerOf(data), workplace: workplaceOf(data) })

const workplaceOf = ({ FtgInfo, SalaryYears, SessionSalaryYear }: SessionData): Workplace | null =>
  FtgInfo && { company: withoutAccount(FtgInfo), years: SalaryYears, year: SessionSalaryYear ?? SalaryYears[0] ?? null }

/** The flow of the session, by its id. */
export const sessionFlows = (outside: Outside) => ({ session: liveSession(outside) })
