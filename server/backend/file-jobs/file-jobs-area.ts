import { and, eq, sql } from 'drizzle-orm'
import { longWorkKinds } from '#contracts/copies/company-job.shapes.ts'
import { downloads } from '#contracts/downloads.ts'
import { errors } from '#contracts/errors.ts'
import type { fileJobCalls } from '#contracts/file-jobs/calls.ts'
import { fileAt } from '#contracts/file-jobs/job-files.ts'
import { requireStaying } from '../copies/company-job.ts'
import { companyJobStatus } from '../copies/copies-area.ts'
import { job } from '../platform/database/schema.ts'
import type { Handlers } from '../platform/http/ask.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { isUnderWay, queueJob } from '../platform/jobs/job-queue.ts'
import { latestJob } from '../platform/jobs/jobs.ts'
import { fileJobKind } from './file-job-kind.ts'

/** Jobs of what takes too long to wait for. */
export const fileJobsArea: Handlers<typeof fileJobCalls> = {
  async start({ tx, body: { Path }, caller, company: { ftgKey, ftgId }, scope, opens }) {
    const wanted = fileAt(Path)
    if (!wanted) throw new Refusal(errors.invalidRequest)
    if (!(await opens(downloads[wanted.name].access))) throw new Refusal(errors.rightMissing)
    await requireStaying(tx, ftgKey)
    const { login, integration } = caller.account
    const payload = { path: Path, ftgId, year: scope.SalaryYear ?? null, integration: integration?.id ?? null }
    const isSame = sql`${job.payload} = ${JSON.stringify(payload)}::jsonb`
    const own = [eq(job.kind, fileJobKind.kind), eq(job.ftgKey, ftgKey), eq(job.login, login)]
    const running = await latestJob(tx, and(...own, isSame, isUnderWay))
    return running ? { Id: running.job.id } : queueJob(tx, fileJobKind, payload, { ftgKey })
  },
  status: ask => companyJobStatus(ask, ask.params.Id, longWorkKinds),
}
