import { z } from 'zod'
import { call } from '../call.ts'
import { commonErrors } from '../common-errors.ts'
import { employeeErrors } from '../employees/errors.ts'
import { salaryYearErrors } from '../salary-years/errors.ts'
import { vehicleErrors } from './errors.ts'
import { EmployeeVehicle, RecalculationRow } from './shapes.ts'
import { vehicleForm } from './vehicle.form.ts'

const read = { right: 'Registry.PerReg.Read' } as const
const write = { right: 'Registry.PerReg.Write' } as const
const calculate = { right: 'Registry.PerReg.CalcVehicleBenefits' } as const
const ofEmployee = z.strictObject({ AnstNr: z.string().min(1).max(30) })
const one = ofEmployee.extend({ Id: z.uuid() })
const ofYear = z.strictObject({ year: z.string().regex(/^2\d{3}$/) })

/** The most cars of a batch. */
export const maxVehiclesInBatch = 100

/** The calls about employees' company cars and their benefits (third document §3, §4, §7). */
export const vehicleCalls = {
  list: call('GET', '/employees/{AnstNr}/vehicles', {
    summary: "Returns an employee's company cars, the latest first.",
    access: read,
    params: ofEmployee,
    data: z.array(EmployeeVehicle),
    errors: [employeeErrors.employeeMissing],
  }),
  create: call('POST', '/employees/{AnstNr}/vehicles', {
    summary: 'Adds a company car to an employee. Its benefit is calculated by a recalculation.',
    access: write,
    params: ofEmployee,
    body: vehicleForm.shape,
    data: z.object({ Id: z.uuid(), Version: z.int() }),
    errors: [commonErrors.fieldsRefused, employeeErrors.employeeMissing],
  }),
  change: call('PUT', '/employees/{AnstNr}/vehicles/{Id}', {
    summary:
      "Changes the given fields of an employee's company car, and returns its version. The amounts of the salary years stay until they are recalculated.",
    access: write,
    params: one,
    body: z.strictObject({ Version: z.int(), Values: vehicleForm.shape.partial() }),
    data: z.object({ Version: z.int() }),
    errors: [commonErrors.fieldsRefused, commonErrors.versionConflict, vehicleErrors.vehicleMissing],
  }),
  remove: call('DELETE', '/employees/{AnstNr}/vehicles/{Id}', {
    summary: "Removes an employee's company car, with its benefit in every salary year.",
    access: write,
    params: one,
    data: z.null(),
    errors: [vehicleErrors.vehicleMissing],
  }),
  recalculation: call('GET', '/vehicleBenefits/recalc/{year}', {
    summary:
      "Returns the company cars whose benefit in a salary year differs from its calculation, or cannot be calculated, by the employees' names. Cars are those that an employee has in some month of the year. Sorts by AnstNr, Namn, BilModel, BilYear, BilFormon, BerFormanTot and Forandring. Searches in AnstNr, Namn, BilModel and BilKod.",
    access: calculate,
    params: ofYear,
    paged: true,
    data: z.array(RecalculationRow),
    errors: [salaryYearErrors.salaryYearMissing],
  }),
  recalculate: call('PUT', '/vehicleBenefits/recalc/{year}', {
    summary: `Stores the calculated benefits of up to ${maxVehiclesInBatch} company cars in a salary year. Those that cannot be calculated are answered by their place and the reason; the others are stored.`,
    access: calculate,
    params: ofYear,
    body: z
      .array(z.strictObject({ Id: z.uuid() }))
      .min(1)
      .max(maxVehiclesInBatch),
    data: z.object({ errors: z.array(z.object({ index: z.int().min(0), message: z.string() })) }),
    errors: [salaryYearErrors.salaryYearMissing],
  }),
}
