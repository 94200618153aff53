import { z } from 'zod'
import { companySettings } from '../settings/company-settings.ts'
import { FtgInfo } from '../sign-in/session.shapes.ts'

/** A company in the list (first and third document §3). isFavourite is the browser's own. */
export const CompanyListItem = z.object({
  FtgId: z.string(),
  Namn: z.string(),
  Orgnr: z.string(),
  /** The all-zero GUID means no picture. */
  PictureId: z.string(),
  Archived: z.boolean(),
  /** Where a restored copy came from, or null. */
  RestoreInfo: z
    .object({
      /** ISO 8601. */
      Time: z.string(),
      User: z.string(),
      /** The licence number that the copy came from. */
      AzStorageContainer: z.string(),
      AzFileName: z.string(),
      InfoText: z.string(),
    })
    .nullable(),
})
export type CompanyListItem = z.infer<typeof CompanyListItem>

/**
 * What nobody changes: it comes with the company, and its picture is changed by a call of its own.
 */
const unchanging = { FtgId: true, FtgKey: true, PictureId: true } as const

/**
 * Which of a row's changes it was read after: a change names it, and is refused when there has been
 * another since.
 */
const Version = z.int().min(1)

/**
 * Settings by their wire names (second document §3.1), as they travel: empty dates 1899-12-30,
 * personal numbers without dashes. What they are called, begin with and must keep is in
 * contracts/settings.
 */
const SomeSettings = companySettings.shape.partial()

/** A company, and of its settings those that stand on a page whose read right the account has. */
export const CompanyWithSettings = FtgInfo.extend({
  requireSMSVerification: z.literal(false).optional(),
  Settings: z.object({ Version, Values: SomeSettings }),
})
export type CompanyWithSettings = z.infer<typeof CompanyWithSettings>

/**
 * The answer to `GET /companyInfo/{FtgId}`: the company, with settings for those who may read any,
 * or the demand for an SMS code first.
 */
export const CompanyInfoAnswer = z.union([
  z.object({ requireSMSVerification: z.literal(true) }),
  CompanyWithSettings,
  FtgInfo.extend({ requireSMSVerification: z.literal(false).optional() }),
])
export type CompanyInfoAnswer = z.infer<typeof CompanyInfoAnswer>

/**
 * A change of settings: the version that it was made from, and the new values of the fields that it
 * changes, no others.
 */
export const CompanyChange = z.strictObject({
  Version,
  Values: companySettings.shape.omit(unchanging).partial(),
})
export type CompanyChange = z.infer<typeof CompanyChange>

/**
 * A field's change, in the history of a company's settings. Its values are as they are shown to
 * people.
 */
export const CompanyHistoryItem = z.object({
  /** ISO 8601. */
  TimeStamp: z.iso.datetime({ offset: true }),
  /** Who changed it, by the name that the account has now; null for the system. */
  User: z.object({ Login: z.string(), Namn: z.string() }).nullable(),
  /** The field's wire name, and what it is called. */
  Field: z.string(),
  Label: z.string(),
  /** Null where the history keeps no values: personal numbers. */
  Before: z.string().nullable(),
  After: z.string().nullable(),
})
export type CompanyHistoryItem = z.infer<typeof CompanyHistoryItem>
