import { longWorkKinds } from '#contracts/copies/company-job.shapes.ts'
import { downloads } from '#contracts/downloads.ts'
import { errors } from '#contracts/errors.ts'
import type { fileJobCalls } from '#contracts/file-jobs/calls.ts'
import { fileAt } from '#contracts/file-jobs/job-files.ts'
import { requireStaying } from '../copies/company-job.ts'
import { companyJobStatus } from '../copies/copies-area.ts'
import type { Handlers } from '../platform/http/ask.ts'
import { ownerOfKeys } from '../platform/http/caller.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { queueOnce } from '../platform/jobs/queue-once.ts'
import { fileJobKind } from './file-job-kind.ts'

/** Jobs of what takes too long to wait for. */
export const fileJobsArea: Handlers<typeof fileJobCalls> = {
  async start({ tx, body: { Path }, caller, company: { ftgKey, ftgId }, scope, opens }) {
    const wanted = fileAt(Path)
    if (!wanted) throw new Refusal(errors.invalidRequest)
    if (!(await opens(downloads[wanted.name].access))) throw new Refusal(errors.rightMissing)
    await requireStaying(tx, ftgKey)
    const { integration } = caller.account
    const payload = { path: Path, ftgId, year: scope.SalaryYear ?? null, integration: integration?.id ?? null }
    return queueOnce(tx, fileJobKind, payload, { ftgKey, owner: ownerOfKeys(caller) })
  },
  status: ask => companyJobStatus(ask, ask.params.Id, longWorkKinds),
}
