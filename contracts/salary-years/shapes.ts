import { z } from 'zod'
import { firstSalaryYear } from './rules.ts'

/** A salary year to be made (first document §3). */
export const NewSalaryYear = z.strictObject({
  Year: z.int().min(firstSalaryYear).max(2100),
  /**
   * The benefits of the company cars are calculated by the year's figures, and not taken over from
   * the year before.
   */
  CalcVehicleBenefits: z.boolean(),
  /** The tables of pay types are copied from the year before: always (first document §4). */
  CopyLonTabell: z.literal(true),
  /** Its twelve periods are made. */
  CreateSalaryPeriods: z.boolean(),
  /** Each employee's pay of a whole year is calculated. */
  CalcBerArsLon: z.boolean(),
  /** Each employee's average pay of an hour is calculated. */
  CalcBerSnittLon: z.boolean(),
  /** Each employee's average hours of a week are calculated, from the year before. */
  CalcBerSnittTid: z.boolean(),
})
export type NewSalaryYear = z.infer<typeof NewSalaryYear>
