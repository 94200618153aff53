import { z } from 'zod'
import { call } from '../call.ts'
import { commonErrors } from '../common-errors.ts'
import { companyJobStatus } from '../copies/calls.ts'
import { CompanyJobId } from '../copies/company-job.shapes.ts'
import { fileAt, keptFileDays } from './job-files.ts'

/** The path of a file that a job makes, with its parameters filled in. */
const FilePath = z
  .string()
  .max(300)
  .refine(path => fileAt(path) !== undefined)

/** The calls about what takes too long to wait for: docs/decisions/0020-jobs.md. */
export const fileJobCalls = {
  start: call('POST', '/fileJobs', {
    summary: `Starts a job that makes a file, by the path of its download and with the same right: those that say 42296. Asked for again while it runs, the same job is answered. The file is kept for ${keptFileDays} days, for the account that asked for it: GET /file/jobs/{Id}.`,
    access: 'company',
    body: z.strictObject({ Path: FilePath }),
    data: CompanyJobId,
    errors: [commonErrors.rightMissing, commonErrors.companyBusy],
  }),
  status: companyJobStatus('/fileJobs/{Id}', z.strictObject({ Id: z.uuid() })),
}
