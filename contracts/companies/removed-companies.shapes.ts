import { z } from 'zod'

/** A company that was removed (first document §3, deleted-company log item). */
export const RemovedCompany = z.object({
  Namn: z.string(),
  FtgId: z.string(),
  /** Who removed it. */
  Login: z.string(),
  /** ISO 8601. */
  TimeStamp: z.iso.datetime({ offset: true }),
})
export type RemovedCompany = z.infer<typeof RemovedCompany>
