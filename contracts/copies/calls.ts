import { z } from 'zod'
import { call } from '../call.ts'
import { copiedCompanyIdTaken } from '../companies/company-id.rules.ts'
import { errors } from '../errors.ts'
import { exampleCompanyCopy, exampleCompanyJob } from '../examples.ts'
import { states } from '../pact/states.ts'
import { CloneOrder, CompanyCopy, CopyName, InfoText, RestoreOrder } from './company-copy.shapes.ts'
import { companyJobStatus } from './company-job.calls.ts'
import { CompanyJob, CompanyJobId, CompanyJobs } from './company-job.shapes.ts'

const { Id, FtgId } = exampleCompanyJob
const { Container, Name, Version: VersionId } = exampleCompanyCopy
const copy = { Container, Name, VersionId }

const restore = { ...copy, FtgId, TargetSchemaName: FtgId, InfoText: 'Felsökning' }
const aCopy = [states.signedIn('lic'), states.companyCopy(copy, 'akvarell', 'lic')]
const noCopy = [states.signedIn('lic'), states.noCopy(VersionId, 'lic')]
const toClone = [states.signedIn('lic'), states.cloningLicence('lic'), states.company('akvarell', 'lic')]
const scope = { FtgId: 'akvarell' }

/** Copies of companies: sent, restored, cloned (first document §4, §7, third document §4, §7). */
export const copyCalls = {
  jobs: call('GET', '/companyJobs', {
    summary:
      'Which copying of companies the account may do, and its jobs that are under way. The specification has the jobs, not this call: by it a page finds a job again.',
    access: 'session',
    data: CompanyJobs,
    errors: [errors.noSession],
    outcomes: [
      {
        name: 'a job under way',
        given: [states.signedIn('lic'), states.companyJob({ Id, Kind: 'RESTORE', Status: 'INPROGRESS' }, FtgId, 'lic')],
        request: {},
        answer: { data: { CanRestore: true, CanSend: true, CanClone: true, Jobs: [exampleCompanyJob] } },
      },
    ],
  }),
  cancel: call('DELETE', '/companyJobs/{Id}', {
    summary:
      'Cancels a job that is under way: nothing of it is left, and it has FAILED. One that had ended stays as it was. How the job stands then.',
    access: 'session',
    params: z.strictObject({ Id: z.uuid() }),
    data: CompanyJob,
    errors: [errors.noSession, errors.companyJobMissing],
    outcomes: [
      {
        name: 'a job cancelled',
        given: [states.signedIn('lic'), states.companyJob({ Id, Kind: 'RESTORE', Status: 'INPROGRESS' }, FtgId, 'lic')],
        request: { params: { Id } },
        answer: { data: { ...exampleCompanyJob, Status: 'FAILED', Message: 'Begäran avbröts.' } },
      },
      {
        name: "a job that is not the account's",
        given: [states.signedIn('lic'), states.noCompanyJob(Id, 'lic')],
        request: { params: { Id } },
        answer: { error: errors.companyJobMissing },
      },
    ],
  }),
  send: call('POST', '/sendCompanyCopy', {
    summary:
      "Begins to make a copy of the company in the company header, for the provider's support. Not for the support's own accounts.",
    access: { right: 'SendCompanyCopy.Enabled' },
    body: z.strictObject({ InfoText }),
    data: CompanyJobId,
    errors: [errors.noSession, errors.companyMissing, errors.rightMissing, errors.companyBusy],
    outcomes: [
      {
        name: 'a copy begun',
        given: [states.signedIn('lic'), states.company('akvarell', 'lic')],
        request: { scope, body: { InfoText: 'Semesterlönen för oktober' } },
        answer: { data: { Id } },
      },
      {
        name: 'a company that is being removed',
        given: [states.signedIn('lic'), states.companyLeaving('akvarell', 'lic')],
        request: { scope, body: { InfoText: '' } },
        answer: { error: errors.companyBusy },
      },
      {
        name: 'an account without the right',
        given: [states.signedIn('las'), states.company('nordsken', 'las')],
        request: { scope: { FtgId: 'nordsken' }, body: { InfoText: '' } },
        answer: { error: errors.rightMissing },
      },
    ],
  }),
  sendStatus: companyJobStatus(
    '/sendCompanyCopy/status/{id}',
    z.strictObject({ id: z.uuid() }),
    { id: Id },
    'SEND',
    'akvarell',
  ),
  sources: call('GET', '/restoreCompany/listSources', {
    summary:
      "The licences whose copies the account may restore, its own first; the support's accounts, those of every licence that has sent any. For licence users and administrators.",
    access: 'session',
    data: z.array(z.string()),
    errors: [errors.noSession, errors.rightMissing],
    outcomes: [
      { name: 'the licences', given: aCopy, request: {}, answer: { data: [Container] } },
      {
        name: 'an account that is no administrator',
        given: [states.signedIn('ftg2')],
        request: {},
        answer: { error: errors.rightMissing },
      },
    ],
  }),
  files: call('GET', '/restoreCompany/listFiles/{LicNr}', {
    summary: 'The copies of a licence, the newest first; of one whose copies the account may not see there are none.',
    access: 'session',
    params: z.strictObject({ LicNr: z.string().max(40) }),
    data: z.array(CompanyCopy),
    errors: [errors.noSession, errors.rightMissing],
    outcomes: [
      {
        name: 'the copies',
        given: aCopy,
        request: { params: { LicNr: Container } },
        answer: { data: [exampleCompanyCopy] },
      },
      {
        name: 'an account that is no administrator',
        given: [states.signedIn('ftg2')],
        request: { params: { LicNr: Container } },
        answer: { error: errors.rightMissing },
      },
    ],
  }),
  restore: call('POST', '/restoreCompany', {
    summary:
      'Begins to make a company out of a copy, in the licence of the account. For licence users and administrators.',
    access: 'session',
    body: RestoreOrder,
    data: CompanyJobId,
    errors: [
      errors.noSession,
      errors.rightMissing,
      errors.copyMissing,
      errors.copyTooNew,
      errors.fieldsRefused,
      errors.companyIdTaken,
    ],
    outcomes: [
      {
        name: 'a restore begun',
        given: [...aCopy, states.freeCompanyId(FtgId, 'lic')],
        request: { body: restore },
        answer: { data: { Id } },
      },
      {
        name: 'an id that a company has',
        given: [...aCopy, states.company('nordsken', 'lic')],
        request: { body: { ...restore, FtgId: 'nordsken', TargetSchemaName: 'nordsken' } },
        answer: { error: errors.companyIdTaken, fields: { FtgId: errors.companyIdTaken.message } },
      },
      {
        name: 'an id that breaks the rule',
        given: aCopy,
        request: { body: { ...restore, FtgId: 'bageri å', TargetSchemaName: 'bageri å' } },
        answer: {
          error: errors.fieldsRefused,
          fields: { FtgId: 'Företagsid får endast bestå av A-Z, 0-9, och vara max 15 tecken långt.' },
        },
      },
      {
        name: 'a copy that is gone',
        given: [...noCopy, states.freeCompanyId(FtgId, 'lic')],
        request: { body: restore },
        answer: { error: errors.copyMissing },
      },
      {
        name: 'a copy from a newer version',
        given: [states.signedIn('lic'), states.newerCopy(copy, 'akvarell', 'lic'), states.freeCompanyId(FtgId, 'lic')],
        request: { body: restore },
        answer: { error: errors.copyTooNew },
      },
      {
        name: 'an account that is no administrator',
        given: [states.signedIn('ftg2')],
        request: { body: restore },
        answer: { error: errors.rightMissing },
      },
    ],
  }),
  restoreStatus: companyJobStatus(
    '/restoreCompany/status/{Id}',
    z.strictObject({ Id: z.uuid() }),
    { Id },
    'RESTORE',
    FtgId,
  ),
  deleteCopy: call('POST', '/restoreCompany/deleteCopy', {
    summary: 'Deletes a copy. One that was made when its company was removed is kept.',
    access: 'session',
    body: CopyName,
    data: z.null(),
    errors: [errors.noSession, errors.rightMissing, errors.copyMissing, errors.copyKept],
    outcomes: [
      { name: 'a copy deleted', given: aCopy, request: { body: copy }, answer: { data: null } },
      { name: 'a copy that is gone', given: noCopy, request: { body: copy }, answer: { error: errors.copyMissing } },
      {
        name: 'a copy of a removed company',
        given: [states.signedIn('lic'), states.keptCopy(copy, 'akvarell', 'lic')],
        request: { body: copy },
        answer: { error: errors.copyKept },
      },
      {
        name: 'an account that is no administrator',
        given: [states.signedIn('ftg2')],
        request: { body: copy },
        answer: { error: errors.rightMissing },
      },
    ],
  }),
  clone: call('POST', '/cloneCompany', {
    summary:
      "Begins to make a company like another of the licence's. For licence users, of the licences that the installation names.",
    access: 'session',
    body: CloneOrder,
    data: CompanyJobId,
    errors: [
      ...[errors.noSession, errors.rightMissing, errors.companyMissing, errors.companyBusy],
      ...[errors.fieldsRefused, errors.companyIdTaken],
    ],
    outcomes: [
      {
        name: 'a clone begun',
        given: [...toClone, states.freeCompanyId('akvarell2', 'lic')],
        request: { body: { originalFtgId: 'akvarell', targetFtgId: 'akvarell2' } },
        answer: { data: { Id } },
      },
      {
        name: 'an id that a company has',
        given: [...toClone, states.company('nordsken', 'lic')],
        request: { body: { originalFtgId: 'akvarell', targetFtgId: 'nordsken' } },
        answer: { error: errors.companyIdTaken, fields: { targetFtgId: copiedCompanyIdTaken } },
      },
      {
        name: 'no id',
        given: toClone,
        request: { body: { originalFtgId: 'akvarell', targetFtgId: '' } },
        answer: { error: errors.fieldsRefused, fields: { targetFtgId: 'Du måste ange ett nytt företags-id.' } },
      },
      {
        name: 'a company that the account may not choose',
        given: [states.signedIn('lic'), states.cloningLicence('lic'), states.noCompany('omtanke', 'lic')],
        request: { body: { originalFtgId: 'omtanke', targetFtgId: 'omtanke2' } },
        answer: { error: errors.companyMissing },
      },
      {
        name: 'a company that is being removed',
        given: [...toClone, states.freeCompanyId('akvarell2', 'lic'), states.companyLeaving('akvarell', 'lic')],
        request: { body: { originalFtgId: 'akvarell', targetFtgId: 'akvarell2' } },
        answer: { error: errors.companyBusy },
      },
      {
        name: 'an account that is no licence user',
        given: [states.signedIn('adm')],
        request: { body: { originalFtgId: 'akvarell', targetFtgId: 'akvarell2' } },
        answer: { error: errors.rightMissing },
      },
    ],
  }),
  cloneStatus: companyJobStatus(
    '/cloneCompany/status/{jobId}',
    z.strictObject({ jobId: z.uuid() }),
    { jobId: Id },
    'CLONE',
    'akvarell2',
  ),
}
