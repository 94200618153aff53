import { z } from 'zod'

/**
 * The number of employees who are employed in the chosen company at some time in the chosen year.
 */
export const EmployeeSummary = z.object({
  Antal: z.int().min(0),
  /**
   * The number by form of employment, the most common first. An unknown code is shown as
   * '<Saknas>'.
   */
  Anstallningsformer: z.array(z.object({ AnstForm: z.string(), Antal: z.int().min(1) })),
})
export type EmployeeSummary = z.infer<typeof EmployeeSummary>

/** A deadline or other date of payroll, already moved to a bank day where the rules require it. */
export const PayrollDate = z.object({
  Datum: z.iso.date(),
  Typ: z.enum(['LON', 'AGI', 'SKATT', 'KU', 'SEMESTERAR']),
  /** The period that the date concerns: YYYY-MM for a month, YYYY for a year. */
  Avser: z.string().regex(/^\d{4}(-\d\d)?$/),
})
export type PayrollDate = z.infer<typeof PayrollDate>
