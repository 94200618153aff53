import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { CompanyFlag } from '#contracts/rights/rule.ts'
import { coversCompanies, type Hindrance, hindranceOf, type Reach, type Standing } from '#contracts/users/user.rules.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { Account } from '../platform/http/caller.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { rightsOf } from '../rights/rights.ts'
import { company, userAccount, userCompanyAccess } from '../tables/schema.ts'

/** The account that administers others. */
export interface Actor extends Standing {
  readonly LicNr: string
}

/** An account of the licence, as it is stored, with what it may do. */
export interface Subject {
  readonly row: typeof userAccount.$inferSelect
  readonly standing: Standing
  /** Its companies, or none when it has all of the licence. */
  readonly FtgIds: readonly string[]
}

/**
 * Returns the account that administers others.
 *
 * @param tx acts for the caller
 */
export async function actorOf(tx: Transaction, account: Account): Promise<Actor> {
  const { login, role, licNr } = account
  return {
    Login: login,
    LicNr: licNr,
    Roll: role,
    rights: await rightsOf(tx, account),
    companies: await reachOf(tx, account),
  }
}

/**
 * Returns the companies whose accounts an account administers. Those that bar company
 * administrators are none of a company administrator's, in whichever company it works.
 */
async function reachOf(tx: Transaction, { login, role, allCompanies }: Account): Promise<Reach> {
  const own = allCompanies ? ('all' as const) : await companiesOf(tx, login)
  if (role !== 'FTG') return own
  const rows = await tx
    .select({ ftgId: company.ftgId, isBarred: sql<boolean>`${company.settings} -> ${sql.raw(`'${bar}'`)} = 'false'` })
    .from(company)
  if (own === 'all' && !rows.some(({ isBarred }) => isBarred)) return own
  return rows.flatMap(({ ftgId, isBarred }) => (!isBarred && coversCompanies(own, [ftgId]) ? [ftgId] : []))
}
const bar = 'UseFtgAdminUserAccountAccess' satisfies CompanyFlag

/** Returns the ids of the companies that an account has been given. */
export async function companiesOf(tx: Transaction, login: string): Promise<string[]> {
  const found = await tx
    .select({ ftgId: company.ftgId })
    .from(userCompanyAccess)
    .innerJoin(company, eq(company.ftgKey, userCompanyAccess.ftgKey))
    .where(eq(userCompanyAccess.login, login))
    .orderBy(company.name, company.ftgId)
  return found.map(({ ftgId }) => ftgId)
}

/**
 * The condition of a query on accounts: the ones that an actor sees. The provider's support is not
 * the licence's to administer.
 */
export const seenBy = ({ companies, Login }: Actor) =>
  and(
    isNull(userAccount.supportOf),
    companies === 'all'
      ? undefined
      : or(
          eq(userAccount.login, Login),
          and(
            eq(userAccount.allCompanies, false),
            sql`exists (select from ${userCompanyAccess} theirs join ${company} seen using (ftg_key)
              where theirs.login = ${userAccount.login} and seen.ftg_id = any(${sql.param([...companies])}::text[]))`,
          ),
        ),
  )

/**
 * Returns an account that the actor sees. A write locks its row.
 *
 * @throws Refusal userMissing
 */
export async function subjectOf(tx: Transaction, actor: Actor, login: string): Promise<Subject> {
  const [row] = await tx
    .select()
    .from(userAccount)
    .where(and(eq(userAccount.login, login), seenBy(actor)))
  if (!row) throw new Refusal(errors.userMissing)
  const FtgIds = row.allCompanies ? [] : await companiesOf(tx, row.login)
  const companies: Reach = row.allCompanies ? 'all' : FtgIds
  const standing = { Login: row.login, Roll: row.role, rights: await rightsOf(tx, row), companies }
  return { row, standing, FtgIds }
}

/** Returns why the actor cannot change an account, or null. */
export const hindranceTo = (actor: Actor, { standing }: Subject): Hindrance | null => hindranceOf(actor, standing)

/**
 * Checks that the actor may change an account as a whole.
 *
 * @throws Refusal ownAccount, userAbove
 */
export function requireBelow(actor: Actor, subject: Subject): void {
  const hindrance = hindranceTo(actor, subject)
  if (hindrance === 'EGET') throw new Refusal(errors.ownAccount)
  if (hindrance !== null) throw new Refusal(errors.userAbove)
}

/** True when the actor may see a company's id. */
export const isWithin = (actor: Actor, FtgId: string): boolean => coversCompanies(actor.companies, [FtgId])

/**
 * Serialises changes of a licence's accounts: of two administrators that remove each other, the
 * second finds itself the last.
 */
export const waitForUsers = (tx: Transaction, { LicNr }: Pick<Actor, 'LicNr'>) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`avlona.users:${LicNr}`}, 0))`)
