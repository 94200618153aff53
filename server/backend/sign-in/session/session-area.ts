import type { sessionCalls } from '#contracts/sign-in/session.calls.ts'
import { withSystem } from '../../platform/database/tenancy.ts'
import type { Handlers, PublicAsk } from '../../platform/http/ask.ts'
import { findCompany, salaryYears } from '../../rights/company-info.ts'
import { type GrantedLicences, registerFactsOf } from '../../rights/facts.ts'
import { authenticate } from './authenticate.ts'
import { endSession } from './sessions.ts'
import { beginSupportSession } from './support-session.ts'
import { tokenHash } from './token.ts'
import { sessionFacts } from './user-account.ts'

export const sessionArea = ({
  copyLicences,
}: {
  readonly copyLicences: GrantedLicences
}): Handlers<typeof sessionCalls> => ({
  async me({ tx, caller, scope }) {
    const facts = await sessionFacts(tx, caller.account.login)
    const chosen = caller.company && (await findCompany(tx, caller.account, caller.company.ftgId))
    const SalaryYears = chosen ? await salaryYears(tx) : []
    const year = scope.SalaryYear
    return {
      ...facts,
      FtgInfo: chosen
        ? {
            ...chosen.info,
            ...(await registerFactsOf(tx, caller.account, chosen.row.ftgKey)),
            UserAccount: facts.UserAccount,
          }
        : null,
      SalaryYears,
      SessionSalaryYear: year !== undefined && year !== null && SalaryYears.includes(year) ? year : null,
      // Always false: an ended session is answered with 40102.
      AutoLogoutDueToInactivity: false,
    }
  },
  clearSession: forgetSession,
  authenticate: ask => authenticate(ask, ask.body, ask.now),
  logout: forgetSession,
  async beginSupport(ask) {
    await beginSupportSession(ask, ask.body, copyLicences.support, ask.now)
    return null
  },
})

async function forgetSession({ database, cookie, now }: PublicAsk & { readonly now: Date }): Promise<null> {
  const { token } = cookie
  if (token !== undefined) await withSystem(database, tx => endSession(tx, tokenHash(token), 'SIGNED_OUT', now))
  cookie.clear()
  return null
}
