import {
  copiedCompanyIdMessage,
  copiedCompanyIdTaken,
  restoredCompanyIdMessage,
} from '#contracts/companies/company-id.rules.ts'
import type { copyCalls } from '#contracts/copies/calls.ts'
import { type CompanyJob, type CompanyJobKind, longWorkKinds } from '#contracts/copies/company-job.shapes.ts'
import { errors } from '#contracts/errors.ts'
import { openings } from '#contracts/rights/openings.ts'
import { readNotifications } from '../messages/notifications.ts'
import type { Handlers, SessionAsk } from '../platform/http/ask.ts'
import { Refusal, requireFields } from '../platform/http/refusal.ts'
import { cancelJob, queueJob } from '../platform/jobs/job-queue.ts'
import { findCompany } from '../rights/company-info.ts'
import { cloneJob } from './clone-job.ts'
import { companyJobsUnderWay, findCompanyJob, makesCompany, requireFreeId, requireStaying } from './company-job.ts'
import { copiesOf, deleteCopy, findCopy, sourcesOf } from './copies.ts'
import { copyFormat } from './copy-format.ts'
import { restoreJob } from './restore-job.ts'
import { sendJob } from './send-job.ts'

/** Here keys separate companies, not schemas, so the schema's name must be the company's. */
const otherSchema = 'TargetSchemaName ska vara samma som FtgId, eller utelämnas.'

/**
 * Returns the state of a job. An account that has seen the end needs no notification of it, unless
 * there is something left to fetch.
 */
export async function companyJobStatus(
  { tx, caller }: SessionAsk,
  id: string,
  kinds?: readonly CompanyJobKind[],
): Promise<CompanyJob> {
  const { login } = caller.account
  const job = await findCompanyJob(tx, login, id, kinds)
  const isSeen = job.Status === 'COMPLETED' && !isFetched(job.Kind)
  if (isSeen || job.Status === 'FAILED') await readNotifications(tx, login, id)
  return job
}

const isFetched = (kind: CompanyJobKind): boolean => longWorkKinds.some(each => each === kind)

export const copiesArea: Handlers<typeof copyCalls> = {
  jobs: async ({ tx, caller: { account }, opens }) => ({
    CanRestore: await opens(openings.restoreCopy),
    CanSend: await opens(openings.sendCopy),
    CanClone: await opens(openings.cloneCompany),
    Jobs: await companyJobsUnderWay(tx, account.login),
  }),
  async cancel(ask) {
    const { tx, caller, params } = ask
    await findCompanyJob(tx, caller.account.login, params.Id)
    await cancelJob(tx, params.Id)
    return companyJobStatus(ask, params.Id)
  },
  async send({ tx, company, body }) {
    const { ftgKey, ftgId } = company
    await requireStaying(tx, ftgKey)
    return queueJob(tx, sendJob, { sourceFtgId: ftgId, ftgId, infoText: body.InfoText }, { ftgKey })
  },
  sendStatus: ask => companyJobStatus(ask, ask.params.id, ['SEND']),
  sources: sourcesOf,
  files: ask => copiesOf(ask, ask.params.LicNr),
  async restore(ask) {
    const { tx, body } = ask
    requireFields({ FtgId: restoredCompanyIdMessage(body.FtgId) })
    const ftgId = body.FtgId
    if ((body.TargetSchemaName ?? ftgId) !== ftgId) requireFields({ TargetSchemaName: otherSchema })
    const taken = { FtgId: errors.companyIdTaken.message }
    await requireFreeId(tx, ftgId, taken)
    const copy = await findCopy(ask, body)
    if (copy.format > copyFormat) throw new Refusal(errors.copyTooNew)
    const payload = { copyId: copy.id, sourceFtgId: copy.ftgId, ftgId, infoText: body.InfoText }
    return queueJob(tx, restoreJob, payload, { exclusive: makesCompany(ftgId, taken) })
  },
  restoreStatus: ask => companyJobStatus(ask, ask.params.Id, ['RESTORE']),
  async deleteCopy(ask) {
    await deleteCopy(ask, ask.body)
    return null
  },
  async clone({ tx, caller, body }) {
    const found = await findCompany(tx, caller.account, body.originalFtgId)
    // A company that requires an SMS code requires it for cloning too.
    if (!found || (found.requiresSms && !caller.verifiedCompanies.includes(found.row.ftgKey)))
      throw new Refusal(errors.companyMissing)
    const ftgId = body.targetFtgId
    requireFields({ targetFtgId: copiedCompanyIdMessage(ftgId, []) })
    const taken = { targetFtgId: copiedCompanyIdTaken }
    await requireFreeId(tx, ftgId, taken)
    const { ftgKey, ftgId: sourceFtgId } = found.row
    await requireStaying(tx, ftgKey)
    return queueJob(tx, cloneJob, { sourceFtgId, ftgId }, { ftgKey, exclusive: makesCompany(ftgId, taken) })
  },
  cloneStatus: ask => companyJobStatus(ask, ask.params.jobId, ['CLONE']),
}
