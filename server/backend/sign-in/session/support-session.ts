import { eq, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { SupportSession } from '#contracts/sign-in/session.shapes.ts'
import { supportLogin } from '#contracts/sign-in/support-account.ts'
import { actAsSystem, actFor, type Transaction, withSystem } from '../../platform/database/tenancy.ts'
import type { PublicAsk } from '../../platform/http/ask.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { licenceRequiresSms } from '../../tables/licence.ts'
import { licence, session, userAccount } from '../../tables/schema.ts'
import { requireSession } from './caller.ts'
import { beginSession, endSession } from './sessions.ts'

/**
 * Replaces a session of the provider's support by a support session in a licence that allows it.
 * There the support acts as an account of its own, which nobody can sign in to. Its name and login
 * say that it is the support, and that person's login, in everything that it does.
 *
 * The account is a company administrator with access to every company: the support neither
 * administers the licence nor restores, removes or sends companies.
 *
 * @param supportLicences the licences of the provider's support
 * @throws Refusal noSession, sessionIdle; rightMissing, supportNotAllowed, bankIdEnforced
 */
export async function beginSupportSession(
  { database, cookie, brand }: PublicAsk,
  { LicNr }: SupportSession,
  supportLicences: readonly string[],
  now: Date,
): Promise<void> {
  const { account, sessionHash } = await requireSession(database, { token: cookie.token, now })
  if (!supportLicences.includes(account.licNr)) throw new Refusal(errors.rightMissing)
  // In a licence of the support, a support session could begin another one.
  if (supportLicences.includes(LicNr)) throw new Refusal(errors.supportNotAllowed)
  const login = supportLogin(account.login, LicNr)
  const token = await withSystem(database, async tx => {
    const own = await ownSession(tx, sessionHash)
    await requireFreeLogin(tx, login, account.login)
    await actFor(tx, { licNr: LicNr, login })
    const { needsBankId, longestIdle } = await requireAllowed(tx, LicNr)
    if (needsBankId && own.method !== 'BANKID') throw new Refusal(errors.bankIdEnforced)
    await keepAccount(tx, {
      login,
      licNr: LicNr,
      supportOf: account.login,
      mobile: own.mobile,
      name: `${brand.softwareName} support (${own.name})`,
    })
    await actAsSystem(tx)
    await endSession(tx, sessionHash, 'REVOKED', now)
    return beginSession(tx, { login, licNr: LicNr, longestIdle, supportOf: account.login }, own.method, now)
  })
  cookie.set(token)
}

async function ownSession(tx: Transaction, sessionHash: string) {
  const [own] = await tx
    .select({ method: session.method, name: userAccount.name, mobile: userAccount.mobile })
    .from(session)
    .innerJoin(userAccount, eq(userAccount.login, session.login))
    .where(eq(session.tokenHash, sessionHash))
  if (!own) throw new Refusal(errors.noSession)
  return own
}

/**
 * Returns the facts of a licence that allows the support to sign in. Until the end of the
 * transaction it cannot be forbidden: who forbids it then finds the session, and ends it.
 *
 * @param tx acts for the licence
 * @throws Refusal supportNotAllowed, also when there is no such licence
 */
async function requireAllowed(tx: Transaction, licNr: string) {
  const [found] = await tx
    .select({
      allowed: sql<boolean>`coalesce((${licence.portal} ->> 'EnableDVSupport')::boolean, false)`,
      // A licence that demands more than a password demands BankID of the support.
      needsBankId: sql<boolean>`${licence.enforceBankId} or ${licenceRequiresSms}`,
      longestIdle: licence.autoLogoutMinutes,
    })
    .from(licence)
    .where(eq(licence.licNr, licNr))
    .for('update')
  if (!found?.allowed) throw new Refusal(errors.supportNotAllowed)
  return found
}

/**
 * Checks that no account of a licence's own has the login. Requires the system role.
 *
 * @throws Refusal supportNotAllowed
 */
async function requireFreeLogin(tx: Transaction, login: string, supportOf: string) {
  const [taken] = await tx
    .select({ supportOf: userAccount.supportOf })
    .from(userAccount)
    .where(eq(sql`lower(${userAccount.login})`, login))
  if (taken && taken.supportOf !== supportOf) throw new Refusal(errors.supportNotAllowed)
}

/** Creates the support's account in the licence, or updates its name and mobile number. */
async function keepAccount(
  tx: Transaction,
  own: Record<'login' | 'licNr' | 'supportOf' | 'mobile' | 'name', string>,
): Promise<void> {
  const { mobile, name } = own
  await tx
    .insert(userAccount)
    .values({ ...own, role: 'FTG', rightsGroup: 'STDUSER', allCompanies: true })
    .onConflictDoUpdate({ target: userAccount.login, set: { mobile, name } })
}
