import { z } from 'zod'
import type { PeriodKind } from '../schedules/salary-periods.ts'

/** A request for the standard salary periods of a year. */
export const NewPeriods = z.strictObject({
  Ar: z.int().min(2000).max(2999),
  UtbetPer: z.enum(['M', 'K', 'V', 'W', 'Q', 'H'] satisfies readonly PeriodKind[]),
})
export type NewPeriods = z.infer<typeof NewPeriods>
