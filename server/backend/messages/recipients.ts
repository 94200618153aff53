import { and, asc, eq, exists, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import { administratorRoles, isAdministrator, type Role } from '#contracts/code-lists/roles.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { Account } from '../platform/http/caller.ts'
import { hasAccess } from '../rights/company-access.ts'
import { company, userAccount } from '../tables/schema.ts'

/** The roles of persons that the payroll concerns. They may not write to each other. */
const subjects: readonly Role[] = ['PER', 'BRU']

/**
 * The condition of a query on accounts: the ones that an account may write to. Two accounts of a
 * licence may write to each other when
 *
 * - one of them administers the licence (LIC, ADM), or
 * - they share a company, and at least one is not an employee or a client (PER, BRU): employees
 * should not learn each other's logins.
 *
 * The rule is symmetric, so a recipient may always answer. An account may not write to itself. The
 * provider's support has no mailbox in the licence.
 */
const mayBeWrittenTo = (tx: Transaction, { login, role, allCompanies, supportOf }: Account) => {
  if (supportOf !== null) return sql`false`
  const sharesCompany = exists(
    tx
      .select({ ftgKey: company.ftgKey })
      .from(company)
      .where(and(allCompanies ? undefined : hasAccess(tx, login), or(userAccount.allCompanies, hasAccess(tx)))),
  )
  return and(
    ne(userAccount.login, login),
    isNull(userAccount.supportOf),
    isAdministrator(role)
      ? undefined
      : or(
          inArray(userAccount.role, [...administratorRoles]),
          and(sharesCompany, subjects.includes(role) ? notInArray(userAccount.role, [...subjects]) : undefined),
        ),
  )
}

/**
 * Returns the accounts that an account of the transaction's licence may write to, by name in
 * Swedish order.
 *
 * @param logins limits it to some logins
 */
export const recipientsOf = (tx: Transaction, account: Account, logins?: readonly string[]) =>
  tx
    .select({ login: userAccount.login, name: userAccount.name, role: userAccount.role })
    .from(userAccount)
    .where(and(mayBeWrittenTo(tx, account), logins && inArray(userAccount.login, [...logins])))
    .orderBy(asc(userAccount.name), asc(userAccount.login))

/** Returns the administrators of the transaction's licence, by login. */
export const administratorsOf = (tx: Transaction) =>
  tx
    .select({ login: userAccount.login, name: userAccount.name })
    .from(userAccount)
    .where(inArray(userAccount.role, [...administratorRoles]))
    .orderBy(asc(userAccount.login))

/** Returns an account's name, to sign a message with. */
export async function nameOf(tx: Transaction, login: string): Promise<string> {
  const [found] = await tx.select({ name: userAccount.name }).from(userAccount).where(eq(userAccount.login, login))
  return found?.name ?? login
}
