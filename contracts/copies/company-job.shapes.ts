import { z } from 'zod'

/**
 * The kinds of jobs on whole companies: restore a copy, send a copy, clone a company (first and
 * third document §4), or remove a company after copying it.
 */
export const wholeCompanyKinds = ['RESTORE', 'SEND', 'CLONE', 'REMOVE'] as const
/**
 * The kinds of jobs that do for a company what takes long: make a file, show what vouchers would be
 * made of a period, and make them.
 */
export const longWorkKinds = ['FILE', 'PROPOSAL', 'VOUCHERS'] as const
/** The kinds of jobs that a person follows in a dialog. */
export const companyJobKinds = [...wholeCompanyKinds, ...longWorkKinds] as const
/** The kind of a job that a person follows in a dialog. */
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
   * The rows copied or deleted so far, or the payslips that are done, and their total number. Both
   * are 0 until they have been counted.
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
  /**
   * The path of the file that the job makes, or of the call that it answers. Null for a job on a
   * whole company.
   */
  Path: z.string().nullable(),
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
