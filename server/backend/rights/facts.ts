import { eq, sql } from 'drizzle-orm'
import type { CompanyFacts, Facts } from '#contracts/rights/access.ts'
import type { LicenceGrant } from '#contracts/rights/rule.ts'
import type { FtgInfo } from '#contracts/sign-in/session.shapes.ts'
import { agreement, company, employee, licence, userAccount, userCompanyAccess } from '../platform/database/schema.ts'
import { actFor, type Transaction } from '../platform/database/tenancy.ts'
import { sessionSettings } from '../settings/company-settings.ts'
import type { Account, SignedIn } from '../sign-in/session/caller.ts'
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

/** Returns the facts that decide a caller's access, in the company of the transaction. */
export async function factsOf(
  tx: Transaction,
  { account, company: chosen }: Pick<SignedIn, 'account' | 'company'>,
  granted: GrantedLicences,
): Promise<Facts> {
  const [found] = await tx
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
    .leftJoin(userAccount, eq(userAccount.login, account.login))
    .where(eq(licence.licNr, account.licNr))
  if (!found) throw new Error('A licence went away during its own request')
  const { model, options, ...rest } = found
  return {
    ...rest,
    Roll: account.role,
    rights: await rightsOf(tx, account),
    HasPlus: model === 'PLUS',
    options: Object.fromEntries(options.map(option => [option, true])),
    grants: grantsOf(account, granted),
    company: chosen && (await companyFactsOf(tx, account, chosen.ftgKey)),
  }
}

async function companyFactsOf(tx: Transaction, account: Account, ftgKey: string): Promise<CompanyFacts | null> {
  const [row] = await tx.select().from(company).where(eq(company.ftgKey, ftgKey))
  return row
    ? { ...sessionSettings(row), Archived: row.archived, ...(await registerFactsOf(tx, account, ftgKey)) }
    : null
}

/** The facts of a company that follow from its registers. */
export type RegisterFacts = Pick<FtgInfo, 'AgreementFlags' | 'HasEmployees' | 'HasSINKEmployees'>

/** The condition of an employee with SINK who can be declared. It has an index of its own. */
export const isSinkEmployee = sql`${employee.taxType} = 'S25' and (${employee.personalNumber} <> '' or ${employee.birthDate} is not null)`

/** Returns what the registers of the transaction's company open. */
async function ownRegisterFacts(tx: Transaction): Promise<RegisterFacts> {
  const [staff] = await tx
    .select({
      hasAny: sql<boolean>`exists (select from ${employee})`,
      hasSink: sql<boolean>`exists (select from ${employee} where ${isSinkEmployee})`,
    })
    .from(sql`(select) as one`)
  const agreements = await tx
    .select({
      open: agreement.openRules,
      FerIngBer: agreement.calculatesHolidayPay,
      FerUphLon: agreement.hasPausePay,
    })
    .from(agreement)
  const opened = new Set(agreements.flatMap(({ open }) => open))
  return {
    HasEmployees: staff?.hasAny ?? false,
    HasSINKEmployees: staff?.hasSink ?? false,
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
