import { randomInt } from 'node:crypto'
import { and, count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { smsCodeLength } from '#contracts/sign-in/rules.ts'
import { smsCode } from '../../platform/database/schema.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'

/** No 0, O, 1, I or L, which are taken for one another. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

export const newSmsCode = (): string =>
  Array.from({ length: smsCodeLength }, () => alphabet[randomInt(alphabet.length)]).join('')

const minuteMs = 60_000
export const codeMinutes = 10
export const codeLifetimeMs = codeMinutes * minuteMs
export const codeTries = 3

/**
 * So many codes go to an account: what somebody who knows its password can make it cost, and how
 * often they can guess.
 */
export const sendingLimits = [
  { codes: 5, ms: 10 * minuteMs },
  { codes: 20, ms: 24 * 60 * minuteMs },
] as const

/** Whose code it is, and for what. */
export interface CodeOwner {
  readonly login: string
  readonly licNr: string
  /** The company that it lets in to; null for the sign-in. */
  readonly ftgKey: string | null
}

/**
 * Stores a code that is about to be sent. Counted in the database, for all nodes. Of the system
 * role.
 *
 * @returns its id, or undefined when the account has been sent too many
 */
export async function storeCode(
  tx: Transaction,
  { login, licNr, ftgKey }: CodeOwner,
  codeHash: string,
  now: Date,
): Promise<number | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`avlona.sms:${login}`}, 0))`)
  for (const { codes, ms } of sendingLimits) {
    const since = new Date(now.getTime() - ms)
    const [sent] = await tx
      .select({ codes: count() })
      .from(smsCode)
      .where(and(eq(smsCode.login, login), gt(smsCode.createdAt, since)))
    if ((sent?.codes ?? 0) >= codes) return undefined
  }
  const expiresAt = new Date(now.getTime() + codeLifetimeMs)
  const [stored] = await tx
    .insert(smsCode)
    .values({ login, licNr, ftgKey, codeHash, createdAt: now, expiresAt })
    .returning({ id: smsCode.id })
  return stored?.id
}

/** A code that was not sent is worth nothing, but counted all the same: it may have arrived. */
export const voidCode = (tx: Transaction, id: number, now: Date) =>
  tx.update(smsCode).set({ expiresAt: now }).where(eq(smsCode.id, id))

export type TakenTry =
  | { readonly id: number; readonly codeHash: string; readonly isLast: boolean }
  | 'EXPIRED'
  | 'USED'
  | 'SPENT'

/**
 * Takes one of the tries at the owner's latest code before it is looked at, so that many at once
 * are no way around the limit. Of the system role.
 */
export async function takeTry(tx: Transaction, { login, ftgKey }: CodeOwner, now: Date): Promise<TakenTry> {
  const [latest] = await tx
    .select()
    .from(smsCode)
    .where(and(eq(smsCode.login, login), ftgKey === null ? isNull(smsCode.ftgKey) : eq(smsCode.ftgKey, ftgKey)))
    .orderBy(desc(smsCode.id))
    .limit(1)
    .for('update')
  if (!latest) return 'EXPIRED'
  if (latest.usedAt) return 'USED'
  if (latest.tries >= codeTries) return 'SPENT'
  if (latest.expiresAt <= now) return 'EXPIRED'
  const tries = latest.tries + 1
  await tx.update(smsCode).set({ tries }).where(eq(smsCode.id, latest.id))
  return { id: latest.id, codeHash: latest.codeHash, isLast: tries === codeTries }
}

/**
 * Uses a code up. Of the system role.
 *
 * @returns whether it was this call that did: of several at once, one
 */
export async function spendCode(
  tx: Transaction,
  id: number,
  now: Date,
  token: { readonly tokenHash: string; readonly tokenExpiresAt: Date } | null,
): Promise<boolean> {
  const used = await tx
    .update(smsCode)
    .set({ usedAt: now, ...token })
    .where(and(eq(smsCode.id, id), isNull(smsCode.usedAt)))
    .returning({ id: smsCode.id })
  return used.length === 1
}

/** Removes what no count reads any more. */
export const removeOldCodes = (tx: Transaction, now: Date) =>
  tx.delete(smsCode).where(lt(smsCode.createdAt, new Date(now.getTime() - sendingLimits[1].ms)))
