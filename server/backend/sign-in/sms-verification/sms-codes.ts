import { randomInt } from 'node:crypto'
import { and, count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { smsCodeLength } from '#contracts/sign-in/rules.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { smsCode } from '../../tables/schema.ts'

/** The characters of a code, without 0, O, 1, I and L, which are easily confused. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

export const newSmsCode = (): string =>
  Array.from({ length: smsCodeLength }, () => alphabet[randomInt(alphabet.length)]).join('')

const minuteMs = 60_000
export const codeMinutes = 10
export const codeLifetimeMs = codeMinutes * minuteMs
export const codeTries = 3

/**
 * The most codes that are sent to an account within a time. They limit the cost, and the number of
 * guesses, of an attacker who knows its password.
 */
export const sendingLimits = [
  { codes: 5, ms: 10 * minuteMs },
  { codes: 20, ms: 24 * 60 * minuteMs },
] as const

/** The account of a code, and its purpose. */
export interface CodeOwner {
  readonly login: string
  readonly licNr: string
  /** The company that it gives access to; null for a sign-in. */
  readonly ftgKey: string | null
}

/**
 * Stores a code before it is sent, and counts it in the database for all nodes. Requires the system
 * role.
 *
 * @returns the code's id, or undefined when the limit is reached
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

/** Invalidates a code that could not be sent. It still counts, since it may have arrived. */
export const voidCode = (tx: Transaction, id: number, now: Date) =>
  tx.update(smsCode).set({ expiresAt: now }).where(eq(smsCode.id, id))

export type TakenTry =
  | { readonly id: number; readonly codeHash: string; readonly isLast: boolean }
  | 'EXPIRED'
  | 'USED'
  | 'SPENT'

/**
 * Counts an attempt at the owner's latest code before comparing it, so that concurrent attempts
 * cannot exceed the limit. Requires the system role.
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
 * Marks a code as used. Requires the system role.
 *
 * @returns whether this call did, which is true for one of several concurrent calls
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

/** Removes codes that are too old to count towards a limit. */
export const removeOldCodes = (tx: Transaction, now: Date) =>
  tx.delete(smsCode).where(lt(smsCode.createdAt, new Date(now.getTime() - sendingLimits[1].ms)))
