import { commonErrors } from '../common-errors.ts'
import { copiedCompanyIdTaken } from '../companies/company-id.rules.ts'
import { companyErrors } from '../companies/errors.ts'
import { companyStates } from '../companies/states.ts'
import { callerStates } from '../outcomes/caller-states.ts'
import { earlier } from '../outcomes/earlier.ts'
import type { OutcomesOf } from '../outcomes/outcome.ts'
import { copyCalls } from './calls.ts'
import type { CompanyJob, CompanyJobKind } from './company-job.shapes.ts'
import { copyErrors } from './errors.ts'
import { exampleCompanyCopy, exampleCompanyJob } from './examples.ts'
import { copyStates } from './states.ts'

const { Id, FtgId } = exampleCompanyJob
const { Container, Name, Version: VersionId } = exampleCompanyCopy
const copy = { Container, Name, VersionId }
const FtgKey = 'b3b1f6a0-6a53-4d2e-9d0d-3f5f0c8f1d11'

const restore = { ...copy, FtgId, TargetSchemaName: FtgId, InfoText: 'Felsökning' }
const clone = { originalFtgId: 'akvarell', targetFtgId: 'akvarell2' }
const aCopy = [callerStates.signedIn('lic'), copyStates.companyCopy(copy, 'akvarell', 'lic')]
const noCopy = [callerStates.signedIn('lic'), copyStates.noCopy(VersionId, 'lic')]
const toClone = [
  callerStates.signedIn('lic'),
  copyStates.cloningLicence('lic'),
  companyStates.company('akvarell', 'lic'),
]
const underWay = copyStates.companyJob({ Id, Kind: 'RESTORE', Status: 'INPROGRESS' }, FtgId, 'lic')
const toRestore = [...aCopy, companyStates.freeCompanyId(FtgId, 'lic')]
const scope = { FtgId: 'akvarell' }

/** Two copies of a licence, the newest first. */
const copies = [
  { Name, Version: VersionId, FtgId: 'akvarell' },
  { Name: 'nordsken_20261119081500', Version: '0b0e7f7c-5a39-4a52-9f3e-2f8d6d6b1c11', FtgId: 'nordsken' },
]
const listed = ({ FtgId, ...named }: (typeof copies)[number]) => ({
  ...exampleCompanyCopy,
  ...named,
  MetaData: { ...exampleCompanyCopy.MetaData, FtgId },
})
const twoCopies = [callerStates.signedIn('lic'), copyStates.copies(Container, 'lic', copies)]

/**
 * Returns the outcomes of the status call for one kind of job.
 *
 * @param target the id of the company that the job creates, sends or removes
 */
export function companyJobOutcomes<Params>(params: Params, Kind: CompanyJobKind, target: string) {
  const outcome = (Status: CompanyJob['Status'], more: Partial<CompanyJob> = {}) => ({
    name: Status.toLowerCase(),
    given: [callerStates.signedIn('lic'), copyStates.companyJob({ Id, Kind, Status }, target, 'lic')],
    request: { params },
    answer: {
      data: { ...exampleCompanyJob, Kind, Status, RowsDone: 0, RowsTotal: 0, FtgId: target, ...more },
      // FtgKey must be null until the job is completed.
      pins: Status === 'COMPLETED' ? [] : ['FtgKey'],
    },
  })
  return [
    outcome('QUEUED'),
    outcome('INPROGRESS', { RowsDone: 1200, RowsTotal: 5040 }),
    outcome('COMPLETED', { RowsDone: 5040, RowsTotal: 5040, FtgKey }),
    outcome('FAILED', { Message: companyErrors.companyIdTaken.message }),
    {
      name: "a job that is not the account's",
      given: [callerStates.signedIn('lic'), copyStates.noCompanyJob(Id, 'lic')],
      request: { params },
      answer: { error: copyErrors.companyJobMissing },
    },
  ]
}

export const copyOutcomes: OutcomesOf<typeof copyCalls> = {
  jobs: [
    {
      name: 'a job under way',
      given: [callerStates.signedIn('lic'), underWay],
      request: {},
      answer: {
        data: { CanRestore: true, CanSend: true, CanClone: true, Jobs: [exampleCompanyJob] },
        pins: ['CanRestore', 'CanSend', 'CanClone'],
      },
    },
    {
      name: 'no job, once it is cancelled',
      given: [callerStates.signedIn('lic'), underWay, earlier(copyCalls.cancel, { params: { Id } })],
      request: {},
      answer: { data: { CanRestore: true, CanSend: true, CanClone: true, Jobs: [] } },
    },
    {
      name: 'an account that may copy nothing',
      given: [callerStates.signedIn('per')],
      request: {},
      answer: {
        data: { CanRestore: false, CanSend: false, CanClone: false, Jobs: [] },
        pins: ['CanRestore', 'CanSend', 'CanClone'],
      },
    },
  ],
  cancel: [
    {
      name: 'a job cancelled',
      given: [callerStates.signedIn('lic'), underWay],
      request: { params: { Id } },
      answer: { data: { ...exampleCompanyJob, Status: 'FAILED', Message: 'Begäran avbröts.' }, pins: ['Status'] },
    },
    {
      name: "a job that is not the account's",
      given: [callerStates.signedIn('lic'), copyStates.noCompanyJob(Id, 'lic')],
      request: { params: { Id } },
      answer: { error: copyErrors.companyJobMissing },
    },
  ],
  send: [
    {
      name: 'a copy begun',
      given: [callerStates.signedIn('lic'), companyStates.company('akvarell', 'lic')],
      request: { scope, body: { InfoText: 'Semesterlönen för oktober' } },
      answer: { data: { Id } },
    },
    {
      name: 'a company that is being removed',
      given: [callerStates.signedIn('lic'), companyStates.companyLeaving('akvarell', 'lic')],
      request: { scope, body: { InfoText: '' } },
      answer: { error: commonErrors.companyBusy },
    },
  ],
  sendStatus: companyJobOutcomes({ id: Id }, 'SEND', 'akvarell'),
  sources: [
    { name: 'the licences', given: aCopy, request: {}, answer: { data: [Container], pins: ['*'] } },
    {
      name: 'an account that is no administrator',
      given: [callerStates.signedIn('ftg2')],
      request: {},
      answer: { error: commonErrors.rightMissing },
    },
  ],
  files: [
    {
      name: 'the copies, the newest first',
      given: twoCopies,
      request: { params: { LicNr: Container } },
      answer: { data: copies.map(listed) },
    },
    {
      name: 'the copies, once one is deleted',
      given: [...twoCopies, earlier(copyCalls.deleteCopy, { body: copy })],
      request: { params: { LicNr: Container } },
      answer: { data: copies.slice(1).map(listed) },
    },
    {
      name: 'a licence whose copies the account may not see',
      given: aCopy,
      request: { params: { LicNr: 'WEB300400' } },
      answer: { data: [] },
    },
    {
      name: 'an account that is no administrator',
      given: [callerStates.signedIn('ftg2')],
      request: { params: { LicNr: Container } },
      answer: { error: commonErrors.rightMissing },
    },
  ],
  restore: [
    { name: 'a restore begun', given: toRestore, request: { body: restore }, answer: { data: { Id } } },
    {
      name: 'an id that a company is coming with',
      given: [...toRestore, earlier(copyCalls.restore, { body: restore })],
      request: { body: restore },
      answer: { error: companyErrors.companyIdTaken, fields: { FtgId: companyErrors.companyIdTaken.message } },
    },
    {
      name: 'an id that a company has',
      given: [...aCopy, companyStates.company('nordsken', 'lic')],
      request: { body: { ...restore, FtgId: 'nordsken', TargetSchemaName: 'nordsken' } },
      answer: { error: companyErrors.companyIdTaken, fields: { FtgId: companyErrors.companyIdTaken.message } },
    },
    {
      name: 'an id that breaks the rule',
      given: aCopy,
      request: { body: { ...restore, FtgId: 'bageri å', TargetSchemaName: 'bageri å' } },
      answer: {
        error: commonErrors.fieldsRefused,
        fields: { FtgId: 'Företagsid får endast bestå av A-Z, 0-9, och vara max 15 tecken långt.' },
      },
    },
    {
      name: 'a copy that is gone',
      given: [...noCopy, companyStates.freeCompanyId(FtgId, 'lic')],
      request: { body: restore },
      answer: { error: copyErrors.copyMissing },
    },
    {
      name: 'a copy from a newer version',
      given: [
        callerStates.signedIn('lic'),
        copyStates.newerCopy(copy, 'akvarell', 'lic'),
        companyStates.freeCompanyId(FtgId, 'lic'),
      ],
      request: { body: restore },
      answer: { error: copyErrors.copyTooNew },
    },
    {
      name: 'an account that is no administrator',
      given: [callerStates.signedIn('ftg2')],
      request: { body: restore },
      answer: { error: commonErrors.rightMissing },
    },
  ],
  restoreStatus: [
    ...companyJobOutcomes({ Id }, 'RESTORE', FtgId),
    {
      name: 'a job that was cancelled',
      given: [callerStates.signedIn('lic'), underWay, earlier(copyCalls.cancel, { params: { Id } })],
      request: { params: { Id } },
      answer: { data: { ...exampleCompanyJob, Status: 'FAILED', Message: 'Begäran avbröts.' }, pins: ['Status'] },
    },
  ],
  deleteCopy: [
    { name: 'a copy deleted', given: aCopy, request: { body: copy }, answer: { data: null } },
    { name: 'a copy that is gone', given: noCopy, request: { body: copy }, answer: { error: copyErrors.copyMissing } },
    {
      name: 'a copy of a removed company',
      given: [callerStates.signedIn('lic'), copyStates.keptCopy(copy, 'akvarell', 'lic')],
      request: { body: copy },
      answer: { error: copyErrors.copyKept },
    },
    {
      name: 'an account that is no administrator',
      given: [callerStates.signedIn('ftg2')],
      request: { body: copy },
      answer: { error: commonErrors.rightMissing },
    },
  ],
  clone: [
    {
      name: 'a clone begun',
      given: [...toClone, companyStates.freeCompanyId('akvarell2', 'lic')],
      request: { body: clone },
      answer: { data: { Id } },
    },
    {
      name: 'an id that a company has',
      given: [...toClone, companyStates.company('nordsken', 'lic')],
      request: { body: { ...clone, targetFtgId: 'nordsken' } },
      answer: { error: companyErrors.companyIdTaken, fields: { targetFtgId: copiedCompanyIdTaken } },
    },
    {
      name: 'no id',
      given: toClone,
      request: { body: { ...clone, targetFtgId: '' } },
      answer: { error: commonErrors.fieldsRefused, fields: { targetFtgId: 'Du måste ange ett nytt företags-id.' } },
    },
    {
      name: 'a company that the account may not choose',
      given: [callerStates.signedIn('lic'), copyStates.cloningLicence('lic'), callerStates.noCompany('omtanke', 'lic')],
      request: { body: { originalFtgId: 'omtanke', targetFtgId: 'omtanke2' } },
      answer: { error: commonErrors.companyMissing },
    },
    {
      name: 'a company that is being removed',
      given: [
        ...toClone,
        companyStates.freeCompanyId('akvarell2', 'lic'),
        companyStates.companyLeaving('akvarell', 'lic'),
      ],
      request: { body: { originalFtgId: 'akvarell', targetFtgId: 'akvarell2' } },
      answer: { error: commonErrors.companyBusy },
    },
    {
      name: 'an account that is no licence user',
      given: [callerStates.signedIn('adm')],
      request: { body: clone },
      answer: { error: commonErrors.rightMissing },
    },
  ],
  cloneStatus: companyJobOutcomes({ jobId: Id }, 'CLONE', 'akvarell2'),
}
