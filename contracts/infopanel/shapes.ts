import { z } from 'zod'
import { absenceTypes } from '../code-lists/absence.ts'
import { PayslipPeriod } from '../payroll/run/shapes.ts'

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

/** The cost of a month's pay. Amounts in kronor. */
export const PayrollCost = z.object({
  /** The month of the payouts, YYYY-MM. */
  Manad: z.string().regex(/^\d{4}-\d\d$/),
  Brutto: z.number(),
  /** Employer contributions, with the special payroll tax. */
  Avgifter: z.number(),
  /** How many payslips. */
  Antal: z.int().min(0),
  /** How many of them another program calculated. */
  Importerade: z.int().min(0),
})
export type PayrollCost = z.infer<typeof PayrollCost>

/** Somebody who is away today. */
export const AwayToday = z.object({
  AnstNr: z.string(),
  Namn: z.string(),
  FranvaroTyp: z.enum(absenceTypes.codes),
  /** Percent of the working time. */
  Omfattning: z.number(),
  /** The last day; 1899-12-30 while it is not known. */
  TomDatum: z.iso.date(),
})
export type AwayToday = z.infer<typeof AwayToday>

/** Where payroll stands today, for the start page. */
export const PayrollToday = z.object({
  /**
   * The salary run that waits for somebody: the earliest that was begun and is not paid, or else
   * that of the next payout. Null when there is none.
   */
  Korning: PayslipPeriod.nullable(),
  /** This month and the twelve before it, the earliest first. */
  Kostnader: z.array(PayrollCost),
  /** Who is away today, by name, at most maxAway; null for who may not read the employees. */
  Borta: z.object({ Antal: z.int().min(0), Personer: z.array(AwayToday) }).nullable(),
})
export type PayrollToday = z.infer<typeof PayrollToday>

/** The most persons who are named as away. */
export const maxAway = 20
