import {
  copiedCompanyIdMessage,
  copiedCompanyIdTaken,
  restoredCompanyIdMessage,
} from '#contracts/companies/company-id.rules.ts'
import type { copyCalls } from '#contracts/copies/calls.ts'
import type { CompanyJob, CompanyJobKind } from '#contracts/copies/company-job.shapes.ts'
import { errors } from '#contracts/errors.ts'
import { findCompany } from '../companies/company-info.ts'
import { readNotifications } from '../messages/notifications.ts'
import type { Handlers, SessionAsk } from '../platform/http/ask.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { type CopyLicences, demand, mayClone, mayRestore, maySend } from './access.ts'
import { copiesOf, deleteCopy, findCopy, sourcesOf } from './copies.ts'
import { copyFormat } from './copy-format.ts'
import { cancelJob } from './job-queue.ts'
import { findJob, jobsUnderWay, queueJob, requireFreeId } from './jobs.ts'

export interface CopyServices {
  readonly copyLicences: CopyLicences
}

/** @throws Refusal fieldsRefused when there is a message */
function requireField(field: string, message: string | undefined): void {
  if (message !== undefined) throw new Refusal(errors.fieldsRefused, undefined, { [field]: message })
}

/** A company is told apart by its keys here, and has no schema by another name than its own. */
const otherSchema = 'TargetSchemaName ska vara samma som FtgId, eller utelämnas.'

/** How a job stands. Who hears that it has ended need not be notified of it any more. */
async function status({ tx, caller }: SessionAsk, kind: CompanyJobKind | undefined, id: string): Promise<CompanyJob> {
  const { login } = caller.account
  const job = await findJob(tx, login, id, kind)
  if (job.Status === 'COMPLETED' || job.Status === 'FAILED') await readNotifications(tx, login, id)
  return job
}

export const copiesArea = ({ copyLicences }: CopyServices): Handlers<typeof copyCalls> => ({
  jobs: async ({ tx, caller: { account } }) => ({
    CanRestore: mayRestore(account),
    CanSend: await maySend(tx, account, copyLicences),
    CanClone: mayClone(account, copyLicences),
    Jobs: await jobsUnderWay(tx, account.login),
  }),
  async cancel(ask) {
    const { tx, caller, params } = ask
    await findJob(tx, caller.account.login, params.Id)
    await cancelJob(tx, params.Id)
    return status(ask, undefined, params.Id)
  },
  async send({ tx, caller, company, body }) {
    demand(await maySend(tx, caller.account, copyLicences))
    const { ftgKey: sourceKey, ftgId } = company
    return queueJob(tx, { kind: 'SEND', sourceKey, sourceFtgId: ftgId, ftgId, infoText: body.InfoText })
  },
  sendStatus: ask => status(ask, 'SEND', ask.params.id),
  async sources(ask) {
    demand(mayRestore(ask.caller.account))
    return sourcesOf(ask, copyLicences)
  },
  async files(ask) {
    demand(mayRestore(ask.caller.account))
    return copiesOf(ask, copyLicences, ask.params.LicNr)
  },
  async restore(ask) {
    const { tx, caller, body } = ask
    demand(mayRestore(caller.account))
    requireField('FtgId', restoredCompanyIdMessage(body.FtgId))
    const ftgId = body.FtgId
    if ((body.TargetSchemaName ?? ftgId) !== ftgId) requireField('TargetSchemaName', otherSchema)
    await requireFreeId(tx, ftgId, { FtgId: errors.companyIdTaken.message })
    const copy = await findCopy(ask, copyLicences, body)
    if (copy.format > copyFormat) throw new Refusal(errors.copyTooNew)
    return queueJob(tx, {
      kind: 'RESTORE',
      copyId: copy.id,
      sourceFtgId: copy.ftgId,
      ftgId,
      infoText: body.InfoText,
    })
  },
  restoreStatus: ask => status(ask, 'RESTORE', ask.params.Id),
  async deleteCopy(ask) {
    demand(mayRestore(ask.caller.account))
    await deleteCopy(ask, copyLicences, ask.body)
    return null
  },
  async clone({ tx, caller, body }) {
    demand(mayClone(caller.account, copyLicences))
    const found = await findCompany(tx, caller.account, body.originalFtgId)
    // One that demands an SMS code is as little to be had by way of a clone.
    if (!found || (found.requiresSms && !caller.verifiedCompanies.includes(found.row.ftgKey)))
      throw new Refusal(errors.companyMissing)
    const ftgId = body.targetFtgId
    requireField('targetFtgId', copiedCompanyIdMessage(ftgId, []))
    await requireFreeId(tx, ftgId, { targetFtgId: copiedCompanyIdTaken })
    return queueJob(tx, { kind: 'CLONE', sourceKey: found.row.ftgKey, sourceFtgId: found.row.ftgId, ftgId })
  },
  cloneStatus: ask => status(ask, 'CLONE', ask.params.jobId),
})
