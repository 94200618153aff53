import { and, eq } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import { job } from '../../tables/schema.ts'
import type { Transaction } from '../database/tenancy.ts'
import { Refusal } from '../http/refusal.ts'
import type { JobDefinition } from './define-job.ts'
import { isUnderWay, queueJob } from './job-queue.ts'

interface Asked {
  /** The company that the job reads or changes. */
  readonly ftgKey: string
  /** Who asks: the same of another is another job. */
  readonly owner: string
}

/** Queues a job, or returns the one that is under way for the same owner and payload. */
export async function queueOnce<Payload extends Record<string, unknown>>(
  tx: Transaction,
  kind: Pick<JobDefinition<Payload>, 'kind' | 'payload'>,
  payload: Payload,
  { ftgKey, owner }: Asked,
): Promise<{ readonly Id: string }> {
  const key = JSON.stringify([kind.kind, ftgKey, owner, payload])
  const running = async () => {
    const [found] = await tx
      .select({ Id: job.id })
      .from(job)
      .where(and(eq(job.exclusive, key), isUnderWay))
    return found
  }
  const refusal = new Refusal(errors.companyBusy)
  const queued = async () =>
    queueJob(tx, kind, payload, { ftgKey, exclusive: { key, refusal } }).catch(async error => {
      // Another window has asked since the question below.
      const found = error === refusal ? await running() : undefined
      if (found) return found
      throw error
    })
  return (await running()) ?? queued()
}
