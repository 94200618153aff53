import { eq } from 'drizzle-orm'
import { notification, userAccount } from '../platform/database/schema.ts'
import type { TellEnd } from '../platform/jobs/define-job.ts'

/**
 * Notifies the login that asked for a job of how it ended: a notification by the job's own Id. No
 * live connection is told of it, for a browser that follows the job says it itself, and marks the
 * notification as read by asking how the job stands. Whoever was away finds it unread.
 */
export const notifyOfJob: TellEnd = async (tx, { id, login, kind }, { done, failed, about }, problem) => {
  // The account may have gone meanwhile, which fails no job.
  if ((await tx.$count(userAccount, eq(userAccount.login, login))) === 0) return
  await tx.insert(notification).values({
    id,
    login,
    type: problem === null ? 'SUCCESS' : 'ERROR',
    title: problem === null ? done : failed,
    message: problem === null ? about : `${about} ${problem}`,
    event: `JOB ${kind}`,
  })
}
