import { z } from 'zod'
import { companySettings } from '../settings/company-settings.ts'
import { FtgInfo } from '../sign-in/session.shapes.ts'

/** A company in a list (first and third document §3). `isFavourite` exists in the browser only. */
export const CompanyListItem = z.object({
  FtgId: z.string(),
  Namn: z.string(),
  Orgnr: z.string(),
  /** The picture's id. The all-zero GUID means no picture. */
  PictureId: z.string(),
  Archived: z.boolean(),
  /** The copy that the company was restored from, or null. */
  RestoreInfo: z
    .object({
      /** The time of the restore, in ISO 8601. */
      Time: z.string(),
      User: z.string(),
      /** The number of the licence that the copy came from. */
      AzStorageContainer: z.string(),
      AzFileName: z.string(),
      InfoText: z.string(),
    })
    .nullable(),
})
export type CompanyListItem = z.infer<typeof CompanyListItem>

/**
 * The fields that a change of settings cannot change. The ids never change, and the picture has a
 * call of its own.
 */
const unchanging = { FtgId: true, FtgKey: true, PictureId: true } as const

/**
 * The version of the settings. A change names the version that it was made from, and is refused
 * when there is a later one.
 */
const Version = z.int().min(1)

/**
 * Some settings by their wire names (second document §3.1), in wire format: empty dates as
 * 1899-12-30, personal numbers without dashes. contracts/settings declares their labels, defaults
 * and rules.
 */
const SomeSettings = companySettings.shape.partial()

/** A company, with the settings of the pages that the account may read. */
export const CompanyWithSettings = FtgInfo.extend({
  requireSMSVerification: z.literal(false).optional(),
  Settings: z.object({ Version, Values: SomeSettings }),
})
export type CompanyWithSettings = z.infer<typeof CompanyWithSettings>

/**
 * The answer to `GET /companyInfo/{FtgId}`: the company, with settings when the account may read
 * any page, or a demand for an SMS code.
 */
export const CompanyInfoAnswer = z.union([
  z.object({ requireSMSVerification: z.literal(true) }),
  CompanyWithSettings,
  FtgInfo.extend({ requireSMSVerification: z.literal(false).optional() }),
])
export type CompanyInfoAnswer = z.infer<typeof CompanyInfoAnswer>

/**
 * A change of settings: the version that it was made from, and the new values of the changed fields
 * only.
 */
export const CompanyChange = z.strictObject({
  Version,
  Values: companySettings.shape.omit(unchanging).partial(),
})
export type CompanyChange = z.infer<typeof CompanyChange>

/**
 * The change of one field, in the history of a company's settings. The values are formatted for
 * display.
 */
export const CompanyHistoryItem = z.object({
  /** The time of the change, in ISO 8601. */
  TimeStamp: z.iso.datetime({ offset: true }),
  /** The account that made the change, with its name at that time. Null for the system. */
  User: z.object({ Login: z.string(), Namn: z.string() }).nullable(),
  /** The field's wire name. */
  Field: z.string(),
  /** The field's label. */
  Label: z.string(),
  /** The value before the change. Null where the history keeps no values: personal numbers. */
  Before: z.string().nullable(),
  After: z.string().nullable(),
})
export type CompanyHistoryItem = z.infer<typeof CompanyHistoryItem>
