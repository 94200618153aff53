import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { errors } from '#contracts/errors.ts'
import { idempotencyKey } from '../../tables/schema.ts'
import type { Transaction } from '../database/tenancy.ts'
import { type AccessSnapshot, isStillAllowed } from './access-snapshot.ts'
import type { Answer } from './answer.ts'
import { Refusal } from './refusal.ts'

/** The identity of a request: two requests with the same values are the same one. */
export interface KeyedRequest {
  readonly key: string
  readonly login: string
  /** Method, path, company, year and body. */
  readonly fingerprint: readonly unknown[]
  /** Returns the caller's current access. */
  readonly access: () => Promise<AccessSnapshot>
}

/** The body is stored as text, since jsonb would reorder its keys. */
const StoredAnswer = z.object({ body: z.string() })
type StoredAnswer = z.infer<typeof StoredAnswer>

const keyShape = /^[\x21-\x7e]{8,64}$/

/**
 * Returns the key of a write.
 *
 * @throws Refusal idempotencyKeyMissing when the key is missing or malformed
 */
export function requireKey(given: string | string[] | undefined): string {
  if (typeof given !== 'string' || !keyShape.test(given)) throw new Refusal(errors.idempotencyKeyMissing)
  return given
}

/**
 * Runs a write once for each key, and answers repetitions with the stored answer. The answer is
 * stored in the transaction of the write, so when a node crashes in between, nothing is done and a
 * retry starts afresh. A refusal rolls back and is not stored, so it can be retried safely. Keys
 * are kept at least 24 h (housekeeping.ts).
 *
 * @throws Refusal idempotencyInProgress while another request with the key runs,
 * idempotencyKeyReused when the request differs, idempotencyAccessLost when the caller has lost
 * access since the answer was stored
 */
export async function onlyOnce(
  tx: Transaction,
  { key, login, fingerprint, access }: KeyedRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`avlona.idempotency:${login}:${key}`}, 0)) as mine`,
  )
  if (!rows[0]?.mine) throw new Refusal(errors.idempotencyInProgress)

  const requestHash = createHash('sha256').update(JSON.stringify(fingerprint)).digest('hex')
  const [earlier] = await tx
    .select()
    .from(idempotencyKey)
    .where(and(eq(idempotencyKey.scope, login), eq(idempotencyKey.key, key)))
  if (earlier && earlier.requestHash !== requestHash) throw new Refusal(errors.idempotencyKeyReused)
  if (earlier && !(await isStillAllowed(tx, earlier.access, await access())))
    throw new Refusal(errors.idempotencyAccessLost)
  if (earlier) return { status: earlier.status ?? 200, body: StoredAnswer.parse(earlier.response).body }

  const answer = await work()
  await tx.insert(idempotencyKey).values({
    scope: login,
    key,
    requestHash,
    status: answer.status,
    response: { body: answer.body } satisfies StoredAnswer,
    // The access after the write: creating a company gives access to it.
    access: await access(),
  })
  return answer
}
