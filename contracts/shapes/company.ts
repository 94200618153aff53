import { z } from 'zod'

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
