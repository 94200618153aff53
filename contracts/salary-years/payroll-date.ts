import { z } from 'zod'

/** A deadline or other date of payroll, already moved to a bank day where the rules require it. */
export const PayrollDate = z.object({
  Datum: z.iso.date(),
  Typ: z.enum(['LON', 'AGI', 'SKATT', 'KU', 'SEMESTERAR']),
  /** The period that the date concerns: YYYY-MM for a month, YYYY for a year. */
  Avser: z.string().regex(/^\d{4}(-\d\d)?$/),
})
export type PayrollDate = z.infer<typeof PayrollDate>
