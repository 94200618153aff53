import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { guessWindowMs } from '../../sign-in/session/guesses.ts'
import { networkOf } from '../../sign-in/session/network.ts'
import { loginAttempt } from '../../tables/schema.ts'

/** The most requests for demo accounts in five minutes, from one network and in total. */
export const requestLimits = { address: 3, all: 30 } as const

const keyOf = (kind: keyof typeof requestLimits, what: string) =>
  createHash('sha256').update(`demo:${kind}:${what}`).digest('hex')

/** The key under which all requests are counted together. */
export const allRequests = keyOf('all', '')

/**
 * Counts a request among those of the last five minutes, in the database for all nodes. Requires
 * the system role. @returns whether the request is within the limits
 */
export async function takeRequest(tx: Transaction, address: string, now: Date): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${allRequests}, 0))`)
  const since = new Date(now.getTime() - guessWindowMs)
  const counted = [
    { key: keyOf('address', networkOf(address)), most: requestLimits.address },
    { key: allRequests, most: requestLimits.all },
  ]
  for (const { key, most } of counted) {
    const taken = await tx.$count(loginAttempt, and(eq(loginAttempt.key, key), gt(loginAttempt.at, since)))
    if (taken >= most) return false
  }
  await tx.insert(loginAttempt).values(counted.map(({ key }) => ({ key, at: now })))
  return true
}
