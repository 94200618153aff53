import { z } from 'zod'
import { MadeVouchers } from '#contracts/payroll/vouchers/shapes.ts'

/** The payload of the jobs of vouchers. */
export const VouchersPayload = z.object({
  /** The code of the salary period. */
  period: z.string(),
  /** The path of the call whose answer the job makes, and the company, shown to the user. */
  path: z.string(),
  ftgId: z.string(),
})

/** The result: the company's key, and what was made or would be. */
export const VouchersResult = z.object({ ftgKey: z.uuid(), made: MadeVouchers })

/** What a refused job keeps: the setting without which nothing is made. */
export const RefusedVouchers = z.object({
  fields: z.record(z.string(), z.string()).optional(),
})

/** The job that shows what would be made, and the one that makes it. */
export const proposalKind = { kind: 'PROPOSAL' } as const
export const vouchersKind = { kind: 'VOUCHERS' } as const
