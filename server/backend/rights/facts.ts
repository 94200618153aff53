import { eq, sql } from 'drizzle-orm'
import type { Facts } from '#contracts/rights/access.ts'
import type { LicenceGrant } from '#contracts/rights/rule.ts'
import type { FtgInfo } from '#contracts/sign-in/session.shapes.ts'
import { actFor, type Transaction } from '../platform/database/tenancy.ts'
import { perConnection } from '../platform/database/transaction.ts'
import type { Account, SignedIn } from '../platform/http/caller.ts'
import { sessionSettings } from '../settings/company-settings.ts'
import { agreement, company, employee, licence, userAccount, userCompanyAccess } from '../tables/schema.ts'
import { rightsOf } from './rights.ts'

/** The licences that the configuration grants more than others. */
export interface GrantedLicences {
  /** The licences whose licence users may clone companies. */
  readonly cloning: readonly string[]
  /** The licences of the provider's support, which restore sent copies and send none. */
  readonly support: readonly string[]
}

/** Returns what the configuration grants to an account's licence. */
export const grantsOf = (
  { licNr, supportOf }: Pick<Account, 'licNr' | 'supportOf'>,
  { cloning, support }: GrantedLicences,
): Record<LicenceGrant, boolean> => ({
  clones: cloning.includes(licNr),
  supports: support.includes(licNr),
  supported: supportOf !== null,
})

/**
 * Returns the facts that decide a caller's access, in the company of the transaction. Every request
 * asks for them: the queries are planned once and sent together, in one round trip.
 */
export async function factsOf(
  tx: Transaction,
  { account, company: chosen }: Pick<SignedIn, 'account' | 'company'>,
  granted: GrantedLicences,
): Promise<Facts> {
  const [[found], rights, [row], registers] = await Promise.all([
    licenceOf(tx).execute({ login: account.login, licNr: account.licNr }),
    rightsOf(tx, account),
    chosen ? companyBy(tx).execute({ ftgKey: chosen.ftgKey }) : [],
    chosen ? ownRegisterFacts(tx) : undefined,
  ])
  if (!found) throw new Error('A licence went away during its own request')
  const { model, options, ...rest } = found
  return {
    ...rest,
    Roll: account.role,
    rights,
    HasPlus: model === 'PLUS',
    options: Object.fromEntries(options.map(option => [option, true])),
    grants: grantsOf(account, granted),
    company: row && registers ? { ...sessionSettings(row), Archived: row.archived, ...registers } : null,
  }
}

/** The query of a `licNr`, with how many companies the account of a `login` has access to. */
const licenceOf = perConnection(tx =>
  tx
    .select({
      model: licence.model,
      options: licence.options,
      Supplier: licence.supplier,
      companies: sql`case when ${userAccount.allCompanies}
        then (select count(*) from ${company})
        else (select count(*) from ${userCompanyAccess} where ${userCompanyAccess.login} = ${userAccount.login})
      end`.mapWith(Number),
    })
    // An integration has no account.
    .from(licence)
    .leftJoin(userAccount, eq(userAccount.login, sql.placeholder('login')))
    .where(eq(licence.licNr, sql.placeholder('licNr')))
    .prepare('find a licence'),
)

const companyBy = perConnection(tx =>
  tx
    .select()
    .from(company)
    .where(eq(company.ftgKey, sql.placeholder('ftgKey')))
    .prepare('find a company by key'),
)

/** The facts of a company that follow from its registers. */
export type RegisterFacts = Pick<FtgInfo, 'AgreementFlags' | 'HasEmployees' | 'HasSINKEmployees' | 'IsEmployee'>

/** The condition of an employee with SINK who can be declared. It has an index of its own. */
export const isSinkEmployee = sql`${employee.taxType} = 'S25' and (${employee.personalNumber} <> '' or ${employee.birthDate} is not null)`

/**
 * The condition of the employee who is the person of the transaction's account. A number that
 * nobody has confirmed is nobody's. The number is read first and compared as the index by personal
 * number does: a join would read every employee.
 */
export const isAccountHolder = sql`${employee.personalNumber} collate "C" = (select ${userAccount.personalNumber}
  from ${userAccount} where ${userAccount.login} = tenancy.login() and ${userAccount.personalNumber} <> ''
  and ${userAccount.personalNumberConfirmed} is not null)`

const staffOf = perConnection(tx =>
  tx
    .select({
      hasAny: sql<boolean>`exists (select from ${employee})`,
      isEmployee: sql<boolean>`exists (select from ${employee} where ${isAccountHolder})`,
      hasSink: sql<boolean>`exists (select from ${employee} where ${isSinkEmployee})`,
    })
    .from(sql`(select) as one`)
    .prepare('ask who is employed'),
)

const agreementFlags = perConnection(tx =>
  tx
    .select({
      open: agreement.openRules,
      FerIngBer: agreement.calculatesHolidayPay,
      FerUphLon: agreement.hasPausePay,
    })
    .from(agreement)
    .prepare('list what agreements open'),
)

/** Returns what the registers of the transaction's company open. */
async function ownRegisterFacts(tx: Transaction): Promise<RegisterFacts> {
  const [[staff], agreements] = await Promise.all([staffOf(tx).execute(), agreementFlags(tx).execute()])
  const opened = new Set(agreements.flatMap(({ open }) => open))
  return {
    HasEmployees: staff?.hasAny ?? false,
    HasSINKEmployees: staff?.hasSink ?? false,
    IsEmployee: staff?.isEmployee ?? false,
    AgreementFlags: {
      FerIngBer: agreements.some(each => each.FerIngBer),
      FerUphLon: agreements.some(each => each.FerUphLon),
      OpenOBRegler: opened.has('OB'),
      OpenJORRegler: opened.has('JOR'),
      OpenBERRegler: opened.has('BER'),
      OpenELDRegler: opened.has('ELD'),
      OpenHLGRegler: opened.has('HLG'),
      OpenOVTRegler: opened.has('OVT'),
    },
  }
}

/**
 * Returns what the registers of a company open, also when the transaction acts in another company
 * or in none. It acts there again afterwards.
 */
export async function registerFactsOf(
  tx: Transaction,
  { licNr, login }: Pick<Account, 'licNr' | 'login'>,
  ftgKey: string,
): Promise<RegisterFacts> {
  const { rows } = await tx.execute<{ here: string | null }>(sql`select tenancy.company()::text as here`)
  const here = rows[0]?.here ?? undefined
  if (here === ftgKey) return ownRegisterFacts(tx)
  await actFor(tx, { licNr, login, ftgKey })
  const facts = await ownRegisterFacts(tx)
  await actFor(tx, { licNr, login, ftgKey: here })
  return facts
}
