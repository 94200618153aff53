import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { numberConfirmed } from '../sign-in/bankid/confirm-by-bankid.ts'
import { event, userAccount } from '../tables/schema.ts'
import type { Actor, Subject } from './actor.ts'

/** The events by which one account gives another its way in. */
const waysIn = ['user.created', 'user.invited', 'user.resetBegun'] as const

/**
 * Confirms the number of an account for another administrator, and returns the account's version.
 * A number that is confirmed already stays as it is.
 *
 * @throws Refusal versionConflict, numberMissing, numberOwn
 */
export async function confirmNumber(tx: Transaction, actor: Actor, { row }: Subject, Version: number): Promise<number> {
  if (row.version !== Version) throw new Refusal(errors.versionConflict)
  if (row.personalNumber === '') throw new Refusal(errors.numberMissing)
  if (row.personalNumberConfirmed !== null) return Version
  if (await isOnePerson(tx, row.personalNumberSetBy, actor.Login)) throw new Refusal(errors.numberOwn)
  await tx
    .update(userAccount)
    .set({ personalNumberConfirmed: 'ADMIN', version: sql`${userAccount.version} + 1` })
    .where(eq(userAccount.login, row.login))
  const payload = { login: row.login, by: 'ADMIN', isAccess: true }
  await appendEvent(tx, { type: numberConfirmed, ftgKey: null, payload })
  return Version + 1
}

/**
 * Returns whether two accounts may be one person's, who would then confirm what they wrote
 * themselves: they are the same, have the same number, or one of them gave the other its way in
 * and BankID has not shown that they are two.
 */
async function isOnePerson(tx: Transaction, setBy: string, login: string): Promise<boolean> {
  if (setBy === login) return true
  const rows = await tx
    .select({ number: userAccount.personalNumber, confirmed: userAccount.personalNumberConfirmed })
    .from(userAccount)
    .where(and(inArray(userAccount.login, [setBy, login]), ne(userAccount.personalNumber, '')))
  const isTwo = new Set(rows.map(({ number }) => number)).size === 2
  if (rows.length === 2 && !isTwo) return true
  if (isTwo && rows.every(({ confirmed }) => confirmed === 'BANKID')) return false
  const gave = (giver: string, given: string) =>
    and(eq(event.actor, giver), sql`${event.payload} ->> 'login' = ${given}`)
  const given = await tx
    .select({ seq: event.seq })
    .from(event)
    .where(and(inArray(event.type, [...waysIn]), or(gave(setBy, login), gave(login, setBy))))
    .limit(1)
  return given.length > 0
}
