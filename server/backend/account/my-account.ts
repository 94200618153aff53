import { and, eq, or, sql } from 'drizzle-orm'
import type { MyAccount, MyAccountChange } from '#contracts/account/shapes.ts'
import type { LoginMethod } from '#contracts/code-lists/login-methods.ts'
import { errors } from '#contracts/errors.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import { type Transaction, withTenant } from '../platform/database/tenancy.ts'
import type { PublicAsk } from '../platform/http/ask.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { hasAccess } from '../rights/company-access.ts'
import { requireSession } from '../sign-in/session/caller.ts'
import { licenceRequiresSms } from '../tables/licence.ts'
import { company, licence, userAccount } from '../tables/schema.ts'
import { requireOwnName, waitForNames } from './own-name.ts'
import { checkOwnPassword } from './own-password.ts'

const facts = (tx: Transaction) =>
  ({
    login: userAccount.login,
    name: userAccount.name,
    role: userAccount.role,
    licNr: userAccount.licNr,
    licensee: licence.name,
    email: userAccount.email,
    mobile: userAccount.mobile,
    requiresSms: userAccount.requiresSms,
    hasPersonalNumber: sql<boolean>`${userAccount.personalNumber} <> '' and ${userAccount.allowsBankId}`,
    awaitsConfirmation: sql<boolean>`${userAccount.personalNumber} <> '' and ${userAccount.personalNumberConfirmed} is null`,
    allowsPassword: userAccount.allowsPassword,
    enforceBankId: licence.enforceBankId,
    licenceDemandsSms: licenceRequiresSms,
    hasCompanyWithSms: sql<boolean>`exists ${tx
      .select({ ftgKey: company.ftgKey })
      .from(company)
      .where(and(eq(company.requiresSms, true), or(userAccount.allCompanies, hasAccess(tx))))}`,
  }) as const

type Facts = Awaited<ReturnType<typeof read>>

async function read(tx: Transaction, login: string) {
  const [found] = await tx
    .select(facts(tx))
    .from(userAccount)
    .innerJoin(licence, eq(licence.licNr, userAccount.licNr))
    .where(eq(userAccount.login, login))
  if (!found) throw new Error('An account went away during its own request')
  return found
}

/** True when a sign-in with the account's password requires an SMS code. */
const isTwoStep = ({ requiresSms, licenceDemandsSms }: Pick<Facts, 'requiresSms' | 'licenceDemandsSms'>): boolean =>
  requiresSms || licenceDemandsSms

/** Returns the sign-in methods in force, in the code list's order. */
function methodsOf({
  hasCompanyWithSms,
  hasPersonalNumber,
  enforceBankId,
  allowsPassword,
  ...found
}: Facts): LoginMethod[] {
  const inForce: Readonly<Record<LoginMethod, boolean>> = {
    F: hasCompanyWithSms,
    S: isTwoStep(found) && !enforceBankId,
    B: hasPersonalNumber || enforceBankId,
    A: !enforceBankId && allowsPassword,
  }
  return (['F', 'S', 'B', 'A'] as const).filter(method => inForce[method])
}

/** Returns who requires SMS codes besides the account: the licence, a company or nobody (null). */
const demandedBy = ({ licenceDemandsSms, hasCompanyWithSms }: Facts): MyAccount['SMSKravsAv'] =>
  licenceDemandsSms ? 'LICENS' : hasCompanyWithSms ? 'FORETAG' : null

const told = (found: Facts): MyAccount => ({
  Login: found.login,
  Namn: found.name,
  Roll: found.role,
  LicNr: found.licNr,
  LicNamn: found.licensee,
  Epost: found.email,
  MobilSlut: found.mobile.slice(-2),
  requireSMSVerification: isTwoStep(found),
  SMSKravsAv: demandedBy(found),
  PersNrVantar: found.awaitsConfirmation ? (found.hasPersonalNumber ? 'BANKID' : 'ADMIN') : null,
  Inloggningsmetoder: methodsOf(found),
})

/** Returns the account of a login in the transaction's licence, as its owner sees it. */
export const myAccount = async (tx: Transaction, login: string): Promise<MyAccount> => told(await read(tx, login))

/**
 * Changes the session's account and appends an event with the names of the changed fields, never
 * their values. A change of name, mobile number or two-step sign-in requires the current password.
 * Where the licence enforces BankID there is no password, and the session itself began with BankID.
 *
 * @throws Refusal noSession, sessionIdle; currentPasswordMissing, currentPasswordWrong,
 * tooManyAttempts; mobileNeeded, twoStepDemanded, nameTaken
 */
export async function changeAccount(ask: PublicAsk, change: MyAccountChange, now: Date): Promise<MyAccount> {
  const { database, cookie } = ask
  const { account } = await requireSession(database, { token: cookie.token, now })
  const { login, licNr } = account
  const tenant = { licNr, login }
  const { Namn, Epost, Mobil, requireSMSVerification, CurrentPassword } = change
  const current = await withTenant(database, tenant, tx => read(tx, login))
  const isRenamed = Namn !== undefined && Namn !== current.name
  const needsPassword = isRenamed || Mobil !== undefined || requireSMSVerification !== undefined
  const hasPassword = !current.enforceBankId && current.allowsPassword
  // The account of a support session has no password, so none of this can be changed.
  if (needsPassword && (hasPassword || account.supportOf !== null)) {
    if (CurrentPassword === undefined) throw new Refusal(errors.currentPasswordMissing)
    await checkOwnPassword(ask, login, CurrentPassword, now)
  }
  return withTenant(database, tenant, async tx => {
    await tx.select({ login: userAccount.login }).from(userAccount).where(eq(userAccount.login, login)).for('update')
    const before = await read(tx, login)
    const wanted = {
      ...(Namn !== undefined && { name: Namn }),
      ...(Epost !== undefined && { email: Epost }),
      ...(Mobil !== undefined && { mobile: Mobil }),
      ...(requireSMSVerification !== undefined && { requiresSms: requireSMSVerification }),
    }
    const after = { ...before, ...wanted }
    // Where the licence requires the codes, other changes are allowed without a number.
    const needsMobile = after.requiresSms || (after.licenceDemandsSms && Mobil !== undefined)
    if (needsMobile && after.mobile === '') throw new Refusal(errors.mobileNeeded)
    if (requireSMSVerification === false && isTwoStep(before) && demandedBy(before) !== null)
      throw new Refusal(errors.twoStepDemanded)
    if (after.name !== before.name) {
      await waitForNames(tx, licNr)
      await requireOwnName(tx, { login, licNr, name: after.name })
    }
    const fields = (['name', 'email', 'mobile', 'requiresSms'] as const).filter(field => after[field] !== before[field])
    if (fields.length > 0) {
      await tx
        .update(userAccount)
        .set({ ...wanted, version: sql`${userAccount.version} + 1` })
        .where(eq(userAccount.login, login))
      await appendEvent(tx, { type: 'account.changed', ftgKey: null, payload: { fields } })
    }
    return told(after)
  })
}
