import { eq } from 'drizzle-orm'
import { states } from '#contracts/pact/states.ts'
import { allows, type Right } from '#contracts/rights/catalogue.ts'
import type { TokenCookie } from '../../platform/http/token-cookie.ts'
import { unreachableNumber } from '../../platform/mail/outbox.ts'
import { rightsOf } from '../../rights/rights.ts'
import { allowedGuesses, loginKey, sessionLane } from '../../sign-in/session/guesses.ts'
import { hashPassword } from '../../sign-in/session/password.ts'
import { beginSession } from '../../sign-in/session/sessions.ts'
import { tokenHash } from '../../sign-in/session/token.ts'
import { codeLifetimeMs, codeTries, sendingLimits } from '../../sign-in/sms-verification/sms-codes.ts'
import { smsTokenLifetimeMs } from '../../sign-in/sms-verification/sms-tokens.ts'
import {
  company,
  credential,
  loginAttempt,
  session,
  sessionCompany,
  smsCode,
  userAccount,
} from '../../tables/schema.ts'
import { type PactState, type PactStates, type PactTools, type Params, text, type Undo } from '../pact-tools.ts'

/** The columns of an account that the states or its user change. */
const ownColumns: readonly string[] = ['name', 'email', 'mobile', 'requiresSms']

/** A number from the range reserved for fiction. */
const reachableNumber = '+46701740605'

/** Returns the handlers of the states of accounts, their sessions and their SMS codes. */
export function accountStates(tools: PactTools, cookie: TokenCookie): PactStates {
  const { asSystem, account, asAccount, inCompany, chosen, keepRows, keepValues, keepSessions, clock } = tools

  const forgetGuesses = () => asSystem(async tx => void (await tx.delete(loginAttempt)))

  /**
   * Returns the account, and restores it at the teardown with its password, sessions and SMS codes.
   */
  async function kept(login: string, undo: Undo) {
    const found = await account(login)
    const own = eq(userAccount.login, login)
    await keepValues(
      work => asAccount({ Login: login }, work),
      userAccount,
      own,
      column => ownColumns.includes(column),
      undo,
    )
    await keepValues(asSystem, credential, eq(credential.login, login), column => column === 'passwordHash', undo)
    await keepRows(asSystem, smsCode, eq(smsCode.login, login), undo)
    await keepSessions(login, undo)
    undo(forgetGuesses)
    await forgetGuesses()
    return found
  }

  const change = (login: string, values: Partial<typeof userAccount.$inferInsert>) =>
    asAccount({ Login: login }, tx => tx.update(userAccount).set(values).where(eq(userAccount.login, login)))

  const accountThat =
    (values: Partial<typeof userAccount.$inferInsert>, enforceBankId = false): PactState =>
    async (params, undo) => {
      const found = await kept(text(params, 'Login'), undo)
      if (found.enforceBankId !== enforceBankId)
        throw new Error(`BankID is not as it should be for ${found.login}'s licence`)
      await change(found.login, values)
      return {}
    }

  const mobileIs =
    (mobile: string): PactState =>
    async (params, undo) => {
      const { login } = await kept(text(params, 'Login'), undo)
      await change(login, { mobile })
      return {}
    }

  /** Stores a code sent now, with the given differences. */
  async function codeStored(params: Params, difference: Partial<typeof smsCode.$inferInsert> = {}) {
    const { login, licNr } = await account(text(params, 'Login'))
    const codeHash = await hashPassword(text(params, 'SMSCode'))
    const now = clock()
    const expiresAt = new Date(now.getTime() + codeLifetimeMs)
    await asSystem(tx =>
      tx.insert(smsCode).values({ login, licNr, codeHash, createdAt: now, expiresAt, ...difference }),
    )
    return {}
  }

  /** Starts a session that ends at the teardown. */
  async function begin(login: string, undo: Undo): Promise<string> {
    const owner = await account(login)
    await keepSessions(login, undo)
    return asSystem(tx => beginSession(tx, owner, 'PASSWORD', clock()))
  }

  return {
    [states.account('').name]: accountThat({ requiresSms: false }),
    [states.accountWithSms('').name]: accountThat({ requiresSms: true, mobile: reachableNumber }),
    [states.accountWithBankId('').name]: accountThat({ requiresSms: false }, true),
    [states.noMobile('').name]: mobileIs(''),
    [states.unreachableMobile('').name]: mobileIs(unreachableNumber),
    [states.manyCodesSent('').name]: async params => {
      for (let sent = 0; sent < sendingLimits[0].codes; sent += 1) await codeStored(params)
      return {}
    },
    [states.codeSent('', '').name]: params => codeStored(params),
    [states.codeExpired('', '').name]: params => codeStored(params, { expiresAt: new Date(0) }),
    [states.codeUsed('', '').name]: params => codeStored(params, { usedAt: clock() }),
    [states.codeTriesSpent('', '').name]: params => codeStored(params, { tries: codeTries }),
    [states.codeVerified('', '').name]: params =>
      codeStored(params, {
        usedAt: clock(),
        tokenHash: tokenHash(text(params, 'SMSToken')),
        tokenExpiresAt: new Date(clock().getTime() + smsTokenLifetimeMs),
      }),
    [states.noAccount('').name]: async (params, undo) => {
      const found = await account(text(params, 'Login')).catch(() => undefined)
      if (found) throw new Error(`${found.login} is an account`)
      undo(forgetGuesses)
      await forgetGuesses()
      return {}
    },
    [states.lockedOut('').name]: async (params, undo) => {
      undo(forgetGuesses)
      await forgetGuesses()
      const login = text(params, 'Login')
      // Both at sign-in and for a signed-in user who gives the password again.
      const keys = Array.from({ length: allowedGuesses }, () => [loginKey(login), sessionLane(login).key]).flat()
      await asSystem(tx => tx.insert(loginAttempt).values(keys.map(key => ({ key, at: clock() }))))
      return {}
    },
    [states.ownSettings('').name]: async (params, undo) => {
      const { login } = await kept(text(params, 'Login'), undo)
      const passwordHash = await hashPassword(text(params, 'Password'))
      await asSystem(tx => tx.update(credential).set({ passwordHash }).where(eq(credential.login, login)))
      await change(login, { mobile: reachableNumber, requiresSms: false, email: '' })
      return {}
    },
    [states.accountOf({ Login: '', Namn: '', Roll: 'PER', LicNr: '' }).name]: async params => {
      const { licNr } = await account(text(params, 'Login'))
      const [own] = await asAccount(params, tx =>
        tx
          .select()
          .from(userAccount)
          .where(eq(userAccount.login, text(params, 'Login'))),
      )
      const is = [licNr, own?.role, own?.name].join()
      if (is !== [params.LicNr, params.Roll, params.Namn].join()) throw new Error(`The account is ${is}`)
      return {}
    },
    [states.withoutRight('', '').name]: async params => {
      const right = text(params, 'Right') as Right
      await asAccount(params, async tx => {
        const [own] = await tx
          .select()
          .from(userAccount)
          .where(eq(userAccount.login, text(params, 'Login')))
        if (!own || allows(await rightsOf(tx, own), right)) throw new Error(`${own?.login} has the right ${right}`)
      })
      return {}
    },
    [states.twoStepOn('').name]: async (params, undo) => {
      const { login } = await kept(text(params, 'Login'), undo)
      await change(login, { requiresSms: true })
      const demanding = eq(company.requiresSms, true)
      const some = await asAccount(params, tx => tx.select({ ftgKey: company.ftgKey }).from(company).where(demanding))
      if (some.length > 0) throw new Error('A company demands an SMS code')
      return {}
    },
    [states.confirmed('').name]: async params => {
      const own = eq(session.login, text(params, 'Login'))
      await asSystem(tx => tx.update(session).set({ confirmedAt: clock() }).where(own))
      return {}
    },
    [states.supportAccount('').name]: async (params, undo) => {
      const { login } = await account(text(params, 'Login'))
      const own = eq(userAccount.supportOf, login)
      const used = () => asSystem(tx => tx.select({ login: userAccount.login }).from(userAccount).where(own))
      undo(async () => {
        for (const { login: Login } of await used()) await asAccount({ Login }, tx => tx.delete(userAccount).where(own))
      })
      return {}
    },
    [states.signedIn('').name]: async (params, undo) => ({
      Cookie: cookie.headerFor(await begin(text(params, 'Login'), undo)),
    }),
    [states.idledOut('').name]: async (params, undo) => {
      const token = await begin(text(params, 'Login'), undo)
      await asSystem(tx =>
        tx
          .update(session)
          .set({ lastSeenAt: new Date(0) })
          .where(eq(session.tokenHash, tokenHash(token))),
      )
      return { Cookie: cookie.headerFor(token) }
    },
    [states.companyWithSms('', '').name]: async (params, undo) => {
      await mobileIs(reachableNumber)(params, undo)
      const tenant = await chosen(params)
      const own = eq(company.ftgKey, tenant.ftgKey)
      await keepValues(
        work => inCompany(tenant, work),
        company,
        own,
        column => column === 'requiresSms',
        undo,
      )
      await inCompany(tenant, tx => tx.update(company).set({ requiresSms: true }).where(own))
      return {}
    },
    [states.companyCodeSent('', '', '').name]: async params => codeStored(params, await chosen(params)),
    [states.companyVerified('', '').name]: async params => {
      const { login } = await account(text(params, 'Login'))
      const tenant = await chosen(params)
      await asSystem(async tx => {
        const own = await tx.select({ tokenHash: session.tokenHash }).from(session).where(eq(session.login, login))
        await tx
          .insert(sessionCompany)
          .values(own.map(row => ({ ...row, ...tenant, verifiedAt: clock() })))
          .onConflictDoNothing()
      })
      return {}
    },
  }
}
