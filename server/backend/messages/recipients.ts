import { and, asc, eq, exists, inArray, ne, notInArray, or } from 'drizzle-orm'
import { administratorRoles, isAdministrator, type Role } from '#contracts/code-lists/roles.ts'
import { company, userAccount } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { type Account, hasAccess } from '../sign-in/session/caller.ts'

/** They are whom the work is about, and may not write to each other. */
const subjects: readonly Role[] = ['PER', 'BRU']

/**
 * Whom an account may write to, in a query over accounts. Two accounts of a licence may write to
 * each other when
 *
 * - one of them administers the licence (LIC, ADM), whom everybody in it may reach, or
 * - they share a company, and not both are an employee or a client (PER, BRU): the payroll office
 *   is no message board, and an employee learns no colleague's login from it.
 *
 * It holds both ways, so whoever got a message from an account may answer it. Nobody writes to
 * themselves.
 */
const mayBeWrittenTo = (tx: Transaction, { login, role, allCompanies }: Account) => {
  const sharesCompany = exists(
    tx
      .select({ ftgKey: company.ftgKey })
      .from(company)
      .where(and(allCompanies ? undefined : hasAccess(tx, login), or(userAccount.allCompanies, hasAccess(tx)))),
  )
  return and(
    ne(userAccount.login, login),
    isAdministrator(role)
      ? undefined
      : or(
          inArray(userAccount.role, [...administratorRoles]),
          and(sharesCompany, subjects.includes(role) ? notInArray(userAccount.role, [...subjects]) : undefined),
        ),
  )
}

/**
 * Those whom an account of the transaction's licence may write to, by name in Swedish order; of
 * `logins` only, if given.
 */
export const recipientsOf = (tx: Transaction, account: Account, logins?: readonly string[]) =>
  tx
    .select({ login: userAccount.login, name: userAccount.name, role: userAccount.role })
    .from(userAccount)
    .where(and(mayBeWrittenTo(tx, account), logins && inArray(userAccount.login, [...logins])))
    .orderBy(asc(userAccount.name), asc(userAccount.login))

/** Those who administer the transaction's licence, by login. */
export const administratorsOf = (tx: Transaction) =>
  tx
    .select({ login: userAccount.login, name: userAccount.name })
    .from(userAccount)
    .where(inArray(userAccount.role, [...administratorRoles]))
    .orderBy(asc(userAccount.login))

/** An account's name, for what it signs. */
export async function nameOf(tx: Transaction, login: string): Promise<string> {
  const [found] = await tx.select({ name: userAccount.name }).from(userAccount).where(eq(userAccount.login, login))
  return found?.name ?? login
}
