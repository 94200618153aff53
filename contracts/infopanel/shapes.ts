import { z } from 'zod'

/** The employees of the chosen company who are employed at some time in the chosen year. */
export const EmployeeSummary = z.object({
  Antal: z.int().min(0),
  /**
   * By form of employment, the most common first. A code that no list knows is shown as '<Saknas>'.
   */
  Anstallningsformer: z.array(z.object({ AnstForm: z.string(), Antal: z.int().min(1) })),
})
export type EmployeeSummary = z.infer<typeof EmployeeSummary>

/** A date that payroll must keep, already moved to a banking day where the rule moves it. */
export const PayrollDate = z.object({
  Datum: z.iso.date(),
  Typ: z.enum(['LON', 'AGI', 'SKATT', 'KU', 'SEMESTERAR']),
  /** YYYY-MM when it concerns one month, YYYY when it concerns a year. */
  Avser: z.string().regex(/^\d{4}(-\d\d)?$/),
})
export type PayrollDate = z.infer<typeof PayrollDate>
