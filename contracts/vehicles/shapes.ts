import { z } from 'zod'
import { vehicleForm } from './vehicle.form.ts'

/** A company car of an employee, with the version that a change states. */
export const EmployeeVehicle = z.object({
  Id: z.uuid(),
  Version: z.int(),
  Values: vehicleForm.shape,
})
export type EmployeeVehicle = z.infer<typeof EmployeeVehicle>

/** An amount of a calculation in SEK a year, and how it is calculated. */
const BenefitStep = z.object({
  Text: z.string(),
  /** The formula with its figures, or an empty text for an amount that is given. */
  Formula: z.string(),
  Belopp: z.number(),
  /** The law or the publication, or an empty text. */
  Kalla: z.string(),
})
export type BenefitStep = z.infer<typeof BenefitStep>

const kronor = z.int().min(0)

/**
 * A car whose benefit needs a new calculation (third document §3). Amounts are in whole SEK. With
 * an ErrorMessage, the new amounts are null and there are no steps.
 */
export const RecalculationRow = z.object({
  /** The car's id: the key of a row in a batch. */
  Id: z.uuid(),
  AnstNr: z.string(),
  /** The employee's name, surname first. */
  Namn: z.string(),
  BilModel: z.string(),
  BilKod: z.string(),
  BilYear: z.int(),
  /** The current amount of the year; 0 when none has been calculated. */
  BilFormon: kronor,
  /** The new amount for a whole year. */
  BerFormanTot: kronor.nullable(),
  /** The part of it for the months with the car. */
  BerFormanLon: kronor.nullable(),
  /** Why the benefit cannot be calculated, or an empty text. */
  ErrorMessage: z.string(),
  /** The car's own price when new; 0 when it is not known. */
  BilNypris: kronor,
  ComparisonVehicleText: z.string(),
  ComparisonVehicleCode: z.string(),
  ComparisonVehiclePrice: kronor,
  BilExtra: kronor,
  /** The vehicle tax in the calculation: 0 by the rules before July 2018, which include it. */
  BerFordonsskatt: kronor,
  /** The environmental reduction in percent; 0 from the salary year 2021. */
  BerMiljoRabattPrc: z.int().min(0).max(100),
  BerMiljoRabatt: kronor,
  BerFormanTotLabel: z.string(),
  BerFormanLonLabel: z.string(),
  /** BerFormanTot minus BilFormon, or null. Present so that the list can be sorted by it. */
  Forandring: z.int().nullable(),
  Steg: z.array(BenefitStep),
})
export type RecalculationRow = z.infer<typeof RecalculationRow>
