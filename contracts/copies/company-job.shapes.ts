import { z } from 'zod'

/**
 * The kinds of jobs on whole companies: restore a copy, send a copy, clone a company (first and
 * third document §4), or remove a company after copying it.
 */
export const companyJobKinds = ['RESTORE', 'SEND', 'CLONE', 'REMOVE'] as const
/** The kind of a job on a whole company. */
export type CompanyJobKind = (typeof companyJobKinds)[number]

/**
 * The statuses of a job. QUEUED waits to be run. INPROGRESS is running. COMPLETED and FAILED are
 * final; a cancelled job is FAILED. A job has its whole effect or none.
 */
export const companyJobStatuses = ['QUEUED', 'INPROGRESS', 'COMPLETED', 'FAILED'] as const
/** The status of a job. */
export type CompanyJobStatus = (typeof companyJobStatuses)[number]

/** The answer when a job is started: the id to ask for its status with. */
export const CompanyJobId = z.object({ Id: z.uuid() })
export type CompanyJobId = z.infer<typeof CompanyJobId>

/** A job with its status. */
export const CompanyJob = CompanyJobId.extend({
  Kind: z.enum(companyJobKinds),
  Status: z.enum(companyJobStatuses),
  /**
   * The rows copied or deleted so far, and their total number. Both are 0 until the rows have been
   * counted.
   */
  RowsDone: z.int().min(0),
  RowsTotal: z.int().min(0),
  /**
   * The id of the company that is copied or removed: its present id, or its id when the copy was
   * made.
   */
  SourceFtgId: z.string(),
  /** The id of the company that the job creates, sends or removes. */
  FtgId: z.string(),
  /** The key of that company. Null until the job is completed. */
  FtgKey: z.uuid().nullable(),
  /** The error message for the user, or null. */
  Message: z.string().nullable(),
  /** The time when the job was requested, in ISO 8601. */
  Created: z.iso.datetime({ offset: true }),
})
export type CompanyJob = z.infer<typeof CompanyJob>

/** The kinds of jobs that the account may start, and its own unfinished jobs, the newest first. */
export const CompanyJobs = z.object({
  CanRestore: z.boolean(),
  CanSend: z.boolean(),
  CanClone: z.boolean(),
  Jobs: z.array(CompanyJob),
})
export type CompanyJobs = z.infer<typeof CompanyJobs>
