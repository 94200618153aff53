import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { errors } from '#contracts/errors.ts'
import { idempotencyKey } from '../database/schema.ts'
import type { Transaction } from '../database/tenancy.ts'
import { type AccessSnapshot, isStillAllowed } from './access-snapshot.ts'
import type { Answer } from './answer.ts'
import { Refusal } from './refusal.ts'

/** What makes two requests the same one. */
export interface KeyedRequest {
  readonly key: string
  readonly login: string
  /** Method, path, company, year and body. */
  readonly fingerprint: readonly unknown[]
  /** What the caller may do now. */
  readonly access: () => Promise<AccessSnapshot>
}

/** The body as text, since jsonb would order its keys anew. */
const StoredAnswer = z.object({ body: z.string() })
type StoredAnswer = z.infer<typeof StoredAnswer>

const keyShape = /^[\x21-\x7e]{8,64}$/

/**
 * The key of a write.
 *
 * @throws Refusal idempotencyKeyMissing when there is none that can be one
 */
export function requireKey(given: string | string[] | undefined): string {
  if (typeof given !== 'string' || !keyShape.test(given)) throw new Refusal(errors.idempotencyKeyMissing)
  return given
}

/**
 * Does a write once per key, and answers a repetition as the first time. The answer is stored in
 * the transaction that does the work, so that a node that dies in between has done nothing and a
 * retry starts afresh. A refusal rolls back and is not stored: nothing was done, so trying again
 * does no harm. Keys are kept at least 24 h (housekeeping.ts).
 *
 * @throws Refusal idempotencyInProgress while another request is at it, idempotencyKeyReused when
 * the request differs, idempotencyAccessLost when the caller may no longer do all that they might
 * when the answer was stored
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
    // As it is once the write is done: who makes a company may choose it.
    access: await access(),
  })
  return answer
}
