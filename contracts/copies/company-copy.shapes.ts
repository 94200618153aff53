import { z } from 'zod'
import { copiedCompanyId, restoredCompanyId } from '../companies/company-id.rules.ts'
import { infoTextMost } from './company-copy.rules.ts'

/** What names a copy (first document §3, §7). */
export const CopyName = z.strictObject({
  /** The number of the licence that the company is of. */
  Container: z.string().max(40),
  /** The company's id and the time, with an underscore between. */
  Name: z.string().max(100),
  /** The copy's own id: no two copies have the same. */
  VersionId: z.uuid(),
})
export type CopyName = z.infer<typeof CopyName>

/** A copy of a company, with everything that is under its key. */
export const CompanyCopy = z.object({
  Container: z.string(),
  Name: z.string(),
  /** Sent back as VersionId. */
  Version: z.uuid(),
  /** Bytes, compressed. */
  Size: z.int().min(0),
  /** ISO 8601. */
  Created: z.iso.datetime({ offset: true }),
  /** ISO 8601: when it is deleted by itself. */
  Expires: z.iso.datetime({ offset: true }),
  /**
   * Whether the account may delete it. One that was made when its company was removed is kept as
   * long as the law says.
   */
  CanDelete: z.boolean(),
  MetaData: z.object({
    CompanyName: z.string(),
    FtgId: z.string(),
    /** The login of who sent it. */
    CreatedBy: z.string(),
    InfoText: z.string(),
    /**
     * What had happened to the company, the newest first: lines of the form `[time]event`. See
     * rules/company-copy.ts, historyOf.
     */
    History: z.string(),
  }),
})
export type CompanyCopy = z.infer<typeof CompanyCopy>

/** A note from who sends or restores, for whoever sees the copy or the company. */
export const InfoText = z.string().max(infoTextMost)

/** Which copy is restored, and as what. */
export const RestoreOrder = CopyName.extend({
  /**
   * The id that the restored company gets. The adapter makes it of what is typed, by
   * `restoredCompanyId`.
   */
  FtgId: z.string().max(100).transform(restoredCompanyId),
  /**
   * For a backend that keeps each company in a schema of its own: what to call it. The
   * specification names the field and says no more. It is always the company's id, cleaned; ours,
   * which has no such schemas, refuses any other with a message at the field.
   */
  TargetSchemaName: z.string().max(100).optional(),
  InfoText,
})
export type RestoreOrder = z.infer<typeof RestoreOrder>

/**
 * Which company is cloned, and the id that the clone gets, which the adapter makes of what is
 * typed, by `copiedCompanyId`.
 */
export const CloneOrder = z.strictObject({
  originalFtgId: z.string().max(100),
  targetFtgId: z.string().max(100).transform(copiedCompanyId),
})
export type CloneOrder = z.infer<typeof CloneOrder>
