import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { appendEvent } from '../../platform/database/append-event.ts'
import { actAsSystem, actFor, type Transaction } from '../../platform/database/tenancy.ts'
import { userAccount } from '../../tables/schema.ts'

/** The event of a number that was confirmed. Payload: `login` and `by`, BANKID or ADMIN. */
export const numberConfirmed = 'user.numberConfirmed'

/**
 * Confirms the number of an account whose person has shown it with BankID, in an order that began
 * after the number was given. Requires the system role, which may read accounts and not write them.
 */
export async function confirmByBankId(tx: Transaction, login: string, orderedAt: Date): Promise<void> {
  const own = and(eq(userAccount.login, login), ne(userAccount.personalNumber, ''))
  const isEarlier = or(isNull(userAccount.personalNumberSetAt), lt(userAccount.personalNumberSetAt, orderedAt))
  const isNews = sql`${userAccount.personalNumberConfirmed} is distinct from 'BANKID'`
  const [before] = await tx
    .select()
    .from(userAccount)
    .where(and(own, isEarlier, isNews))
  if (!before) return
  await actFor(tx, { licNr: before.licNr, login })
  await tx.update(userAccount).set({ personalNumberConfirmed: 'BANKID' }).where(eq(userAccount.login, login))
  const payload = { login, by: 'BANKID', isAccess: true }
  if (before.personalNumberConfirmed === null) await appendEvent(tx, { type: numberConfirmed, ftgKey: null, payload })
  await actAsSystem(tx)
}
