import type { CompanyJobKind } from '#contracts/copies/company-job.shapes.ts'
import type { JobInput } from '../../jobs/job/job.types.ts'
import type { CopiesInput } from './copies.types.ts'

/**
 * Returns the input of a job's flow. It has the job of that kind that this tab followed, if any.
 */
export const jobInput = ({ followed }: CopiesInput, kind: CompanyJobKind): JobInput => ({
  kind,
  followed: followed[kind] ?? null,
})
