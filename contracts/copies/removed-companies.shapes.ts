import { z } from 'zod'

/** A removed company (first document §3, deleted-company log item). */
export const RemovedCompany = z.object({
  Namn: z.string(),
  FtgId: z.string(),
  /** The login of the account that removed the company. */
  Login: z.string(),
  /** The time of the removal, in ISO 8601. */
  TimeStamp: z.iso.datetime({ offset: true }),
})
export type RemovedCompany = z.infer<typeof RemovedCompany>
