import { commonErrors } from '../common-errors.ts'
import { companyStates } from '../companies/states.ts'
import { copyCalls } from '../copies/calls.ts'
import { copyErrors } from '../copies/errors.ts'
import { givenCompany, payingScope as scope } from '../employees/stated-staff.ts'
import { callerStates } from '../outcomes/caller-states.ts'
import { earlier } from '../outcomes/earlier.ts'
import type { OutcomesOf } from '../outcomes/outcome.ts'
import type { fileJobCalls } from './calls.ts'
import { exampleFileJob, givenFileJob, unknownFileJob } from './examples.ts'

const { Id } = exampleFileJob
const body = { Path: '/print/payslips/202611' }
const params = { Id }
const counted = { RowsDone: 1300, RowsTotal: 1300 }

export const fileJobOutcomes: OutcomesOf<typeof fileJobCalls> = {
  start: [
    { name: 'a file begun', given: givenCompany('adm'), request: { scope, body }, answer: { data: { Id } } },
    {
      name: 'an account without the right to the file',
      given: [
        callerStates.signedIn('per'),
        companyStates.company('nordsken', 'per'),
        callerStates.withoutRight('Payslips.Read', 'per'),
      ],
      request: { scope: { FtgId: 'nordsken' }, body },
      answer: { error: commonErrors.rightMissing },
    },
    {
      name: 'a company that is being removed',
      given: [callerStates.signedIn('lic'), companyStates.companyLeaving('akvarell', 'lic')],
      request: { scope: { FtgId: 'akvarell' }, body },
      answer: { error: commonErrors.companyBusy },
    },
  ],
  status: [
    {
      name: 'queued',
      given: givenFileJob('QUEUED'),
      request: { scope, params },
      answer: {
        data: { ...exampleFileJob, Status: 'QUEUED', RowsDone: 0, RowsTotal: 0 },
        pins: ['Status', 'Kind', 'Path', 'FtgKey'],
      },
    },
    {
      name: 'inprogress',
      given: givenFileJob('INPROGRESS'),
      request: { scope, params },
      answer: { data: exampleFileJob, pins: ['Status', 'Kind', 'Path', 'FtgKey', 'RowsDone', 'RowsTotal'] },
    },
    {
      name: 'completed',
      given: givenFileJob('COMPLETED'),
      request: { scope, params },
      answer: {
        data: { ...exampleFileJob, ...counted, Status: 'COMPLETED', FtgKey: 'b3b1f6a0-6a53-4d2e-9d0d-3f5f0c8f1d11' },
        pins: ['Status', 'Kind', 'Path'],
      },
    },
    {
      name: 'cancelled',
      given: [...givenFileJob('INPROGRESS'), earlier(copyCalls.cancel, { params })],
      request: { scope, params },
      answer: { data: { ...exampleFileJob, Status: 'FAILED', Message: 'Begäran avbröts.' }, pins: ['Status'] },
    },
    {
      name: "a job that is not the account's",
      given: unknownFileJob,
      request: { scope, params },
      answer: { error: copyErrors.companyJobMissing },
    },
  ],
}
