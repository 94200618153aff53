import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { BankIdAccount } from '#contracts/sign-in/bankid.shapes.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { licence, userAccount } from '../../tables/schema.ts'

/** The condition of a query on accounts: not blocked, and signs in with BankID. */
export const mayUseBankId = and(eq(userAccount.allowsBankId, true), isNull(userAccount.blockedAt))

/** Returns the logins of a person, across all licences. Requires the system role. */
export async function loginsOf(tx: Transaction, personalNumber: string): Promise<string[]> {
  const found = await tx
    .select({ login: userAccount.login })
    .from(userAccount)
    .where(and(eq(userAccount.personalNumber, personalNumber), mayUseBankId))
  return found.map(({ login }) => login)
}

/** Returns accounts for a list to choose from. Requires the system role. */
export const accountsOf = async (tx: Transaction, logins: readonly string[]): Promise<BankIdAccount[]> =>
  tx
    .select({
      Login: userAccount.login,
      Namn: userAccount.name,
      Roll: userAccount.role,
      LicNr: userAccount.licNr,
      LicNamn: licence.name,
    })
    .from(userAccount)
    .innerJoin(licence, eq(licence.licNr, userAccount.licNr))
    .where(inArray(userAccount.login, [...logins]))
    .orderBy(licence.name, userAccount.name, userAccount.login)
