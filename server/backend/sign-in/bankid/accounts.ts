import { eq, inArray } from 'drizzle-orm'
import type { BankIdAccount } from '#contracts/sign-in/bankid.shapes.ts'
import { licence, userAccount } from '../../platform/database/schema.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'

/** The logins of a person, over all licences. Of the system role. */
export async function loginsOf(tx: Transaction, personalNumber: string): Promise<string[]> {
  const found = await tx
    .select({ login: userAccount.login })
    .from(userAccount)
    .where(eq(userAccount.personalNumber, personalNumber))
  return found.map(({ login }) => login)
}

/** Accounts as they are chosen from a list. Of the system role. */
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
