import type { z } from 'zod'
import { type Call, call } from '../call.ts'
import { errors } from '../errors.ts'
import { exampleCompanyJob } from '../examples.ts'
import { states } from '../pact/states.ts'
import { CompanyJob, type CompanyJobKind } from './company-job.shapes.ts'

const { Id } = exampleCompanyJob
const FtgKey = 'b3b1f6a0-6a53-4d2e-9d0d-3f5f0c8f1d11'

/** How a job of one kind stands. `target` is the company that it makes, sends or removes. */
export function companyJobStatus<Params extends z.ZodType>(
  path: Call['path'],
  shape: Params,
  params: z.input<Params>,
  Kind: CompanyJobKind,
  target: string,
) {
  const outcome = (Status: CompanyJob['Status'], more: Partial<CompanyJob> = {}) => ({
    name: Status.toLowerCase(),
    given: [states.signedIn('lic'), states.companyJob({ Id, Kind, Status }, target, 'lic')],
    request: { params },
    answer: { data: { ...exampleCompanyJob, Kind, Status, RowsDone: 0, RowsTotal: 0, FtgId: target, ...more } },
  })
  return call('GET', path, {
    summary:
      'How a job stands that the account has asked for. The company that it makes is there once it is COMPLETED, and nothing of it before.',
    access: 'session' as const,
    params: shape,
    data: CompanyJob,
    errors: [errors.noSession, errors.companyJobMissing],
    outcomes: [
      outcome('QUEUED'),
      outcome('INPROGRESS', { RowsDone: 1200, RowsTotal: 5040 }),
      outcome('COMPLETED', { RowsDone: 5040, RowsTotal: 5040, FtgKey }),
      outcome('FAILED', { Message: errors.companyIdTaken.message }),
      {
        name: "a job that is not the account's",
        given: [states.signedIn('lic'), states.noCompanyJob(Id, 'lic')],
        request: { params },
        answer: { error: errors.companyJobMissing },
      },
    ],
  })
}
