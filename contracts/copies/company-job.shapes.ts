import { z } from 'zod'

/**
 * The jobs of whole companies: one is copied into a copy, out of one, and beside itself (first and
 * third document §4), or removed after a copy of it.
 */
export const companyJobKinds = ['RESTORE', 'SEND', 'CLONE', 'REMOVE'] as const
export type CompanyJobKind = (typeof companyJobKinds)[number]

/**
 * QUEUED waits for its turn, INPROGRESS is being done. COMPLETED and FAILED are the end; a job that
 * was cancelled has FAILED. Whatever its end, a job is done whole or not at all.
 */
export const companyJobStatuses = ['QUEUED', 'INPROGRESS', 'COMPLETED', 'FAILED'] as const
export type CompanyJobStatus = (typeof companyJobStatuses)[number]

/** What a job that was begun answers with: what to ask its status by. */
export const CompanyJobId = z.object({ Id: z.uuid() })
export type CompanyJobId = z.infer<typeof CompanyJobId>

/** How a job stands. */
export const CompanyJob = CompanyJobId.extend({
  Kind: z.enum(companyJobKinds),
  Status: z.enum(companyJobStatuses),
  /**
   * Rows done so far, of those counted: each that is copied, and each that is deleted. Both are 0
   * until they have been counted.
   */
  RowsDone: z.int().min(0),
  RowsTotal: z.int().min(0),
  /**
   * The company that is copied or removed, by the id that it has, or had when the copy was made.
   */
  SourceFtgId: z.string(),
  /**
   * The company that the job makes; of a copy that is sent, and of a removal, the company itself.
   */
  FtgId: z.string(),
  /** That company's key: null until the job is completed. */
  FtgKey: z.uuid().nullable(),
  /** Why it failed, for the person; null otherwise. */
  Message: z.string().nullable(),
  /** ISO 8601: when it was asked for. */
  Created: z.iso.datetime({ offset: true }),
})
export type CompanyJob = z.infer<typeof CompanyJob>

/**
 * Which of the jobs the account may begin, and those of its own that are under way, the newest
 * first.
 */
export const CompanyJobs = z.object({
  CanRestore: z.boolean(),
  CanSend: z.boolean(),
  CanClone: z.boolean(),
  Jobs: z.array(CompanyJob),
})
export type CompanyJobs = z.infer<typeof CompanyJobs>
