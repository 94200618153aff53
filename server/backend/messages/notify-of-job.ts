import { eq } from 'drizzle-orm'
import type { TellEnd } from '../platform/jobs/define-job.ts'
import { notification, userAccount } from '../tables/schema.ts'

/**
 * Notifies the login that requested a job of its end. The notification's id is the job's. No live
 * event is sent: a browser that follows the job shows the end itself, and marks the notification as
 * read by polling the job. Other browsers find it unread.
 */
export const notifyOfJob: TellEnd = async (
  tx,
  { id, login, kind },
  { done, failed, about, event, context },
  problem,
) => {
  // The account may be gone, which does not make the job fail.
  if ((await tx.$count(userAccount, eq(userAccount.login, login))) === 0) return
  await tx.insert(notification).values({
    id,
    login,
    type: problem === null ? 'SUCCESS' : 'ERROR',
    title: problem === null ? done : failed,
    message: problem === null ? about : `${about} ${problem}`,
    event: event ?? `JOB ${kind}`,
    ...(context && { context }),
  })
}
