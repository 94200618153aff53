import { z } from 'zod'
import { lineShape } from '../rules/text-shape.ts'
import { infoTextMost } from './company-copy.rules.ts'

/** Identifies a copy (first document §3, §7). */
export const CopyName = z.strictObject({
  /** The number of the company's licence. */
  Container: z.string().max(40),
  /** The company's id and the time of the copy, with an underscore between. */
  Name: z.string().max(100),
  /** The unique id of the copy. */
  VersionId: z.uuid(),
})
export type CopyName = z.infer<typeof CopyName>

/** A copy of a company, with all of its data. */
export const CompanyCopy = z.object({
  Container: z.string(),
  Name: z.string(),
  /** The copy's id. Requests send it as VersionId. */
  Version: z.uuid(),
  /** The compressed size, in bytes. */
  Size: z.int().min(0),
  /** The time of the copy, in ISO 8601. */
  Created: z.iso.datetime({ offset: true }),
  /** The time when the copy is deleted automatically, in ISO 8601. */
  Expires: z.iso.datetime({ offset: true }),
  /**
   * True when the account may delete the copy. The copy of a removed company is kept for as long as
   * the law requires.
   */
  CanDelete: z.boolean(),
  MetaData: z.object({
    CompanyName: z.string(),
    FtgId: z.string(),
    /** The login of the sender. */
    CreatedBy: z.string(),
    InfoText: z.string(),
    /**
     * The company's history, the newest event first: lines of the form `[time]event`. See
     * `historyOf` in company-copy.rules.ts.
     */
    History: z.string(),
  }),
})
export type CompanyCopy = z.infer<typeof CompanyCopy>

/**
 * The note of the person who sends or restores a copy. It is shown with the copy and with the
 * restored company.
 */
export const InfoText = lineShape({ most: infoTextMost })

/** A request to restore a copy. */
export const RestoreOrder = CopyName.extend({
  /** The id of the restored company. Clients make it by `restoredCompanyId`. */
  FtgId: z.string().max(100),
  /**
   * The name of the restored company's schema, for a backend with one schema for each company. The
   * specification names the field and nothing more. Our client sends the normalised company id. Our
   * backend has no such schemas, and refuses any other value with a message at the field.
   */
  TargetSchemaName: z.string().max(100).optional(),
  InfoText,
})
export type RestoreOrder = z.infer<typeof RestoreOrder>

/** A request to clone a company. Clients make the clone's id by `copiedCompanyId`. */
export const CloneOrder = z.strictObject({
  originalFtgId: z.string().max(100),
  targetFtgId: z.string().max(100),
})
export type CloneOrder = z.infer<typeof CloneOrder>
