import { eq } from 'drizzle-orm'
import { notification, userAccount } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { ClaimedJob } from './job-queue.ts'

type Ended = Pick<ClaimedJob, 'id' | 'login' | 'kind' | 'sourceFtgId' | 'ftgId'>

interface Texts {
  readonly done: string
  readonly failed: string
  /** What was done, or was to be done. */
  readonly what: (job: Ended) => string
}

const words: Readonly<Record<Ended['kind'], Texts>> = {
  RESTORE: {
    done: 'Kopian har lästs in',
    failed: 'Kopian kunde inte läsas in',
    what: ({ sourceFtgId, ftgId }) => `Kopian av ${sourceFtgId}, till företaget ${ftgId}.`,
  },
  CLONE: {
    done: 'Företaget har kopierats',
    failed: 'Företaget kunde inte kopieras',
    what: ({ sourceFtgId, ftgId }) => `Från ${sourceFtgId} till ${ftgId}.`,
  },
  SEND: {
    done: 'Kopian har skickats',
    failed: 'Kopian kunde inte skickas',
    what: ({ ftgId }) => `Kopian av ${ftgId}, till leverantörens support.`,
  },
}

/**
 * Leaves word of how a job ended, in the transaction that ends it, which acts for whoever asked for it: a notification by the job's own
 * Id. No live connection is told of it, for a browser that follows the job says it itself, and by asking how the job stands has the
 * notification read (copies-area.ts). Whoever was away finds it unread.
 *
 * @param problem why it failed, in Swedish; null when it is done
 */
export async function notifyOfJob(tx: Transaction, job: Ended, problem: string | null): Promise<void> {
  const { id, login, kind } = job
  const { done, failed, what } = words[kind]
  // The account may have gone meanwhile, which fails no job.
  if ((await tx.$count(userAccount, eq(userAccount.login, login))) === 0) return
  await tx.insert(notification).values({
    id,
    login,
    type: problem === null ? 'SUCCESS' : 'ERROR',
    title: problem === null ? done : failed,
    message: problem === null ? what(job) : `${what(job)} ${problem}`,
    event: `COMPANYJOB ${kind}`,
  })
}
