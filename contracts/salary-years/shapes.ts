import { z } from 'zod'
import { firstSalaryYear } from './rules.ts'

/** A request to create a salary year (first document §3). */
export const NewSalaryYear = z.strictObject({
  Year: z.int().min(firstSalaryYear).max(2100),
  /**
   * True to calculate the benefits of company cars by the new year's figures. False to copy them
   * from the year before.
   */
  CalcVehicleBenefits: z.boolean(),
  /** Always true: the tables of pay types are copied from the year before (first document §4). */
  CopyLonTabell: z.literal(true),
  /** True to create the twelve pay periods. */
  CreateSalaryPeriods: z.boolean(),
  /** True to calculate each employee's yearly pay. */
  CalcBerArsLon: z.boolean(),
  /** True to calculate each employee's average hourly pay. */
  CalcBerSnittLon: z.boolean(),
  /** True to calculate each employee's average weekly hours, from the year before. */
  CalcBerSnittTid: z.boolean(),
})
export type NewSalaryYear = z.infer<typeof NewSalaryYear>
