import { z } from 'zod'
import { call } from '../../call.ts'
import { commonErrors } from '../../common-errors.ts'
import { maxNumberLength } from '../../person/identity.ts'
import { employeeErrors } from '../errors.ts'
import { absenceErrors } from './errors.ts'
import { Absences, AbsenceValues } from './shapes.ts'

const access = { right: 'Registry.PerReg.Franvaro' } as const
const ofEmployee = z.strictObject({ AnstNr: z.string().min(1).max(maxNumberLength) })
const one = ofEmployee.extend({ Id: z.uuid() })

/**
 * The calls about employees' absences. The specification has the right Franvaro, and leaves the
 * calls open.
 */
export const absenceCalls = {
  list: call('GET', '/perreg/{AnstNr}/franvaro', {
    summary: "Returns an employee's absences, the latest first, and the employee's children.",
    access,
    params: ofEmployee,
    data: Absences,
    errors: [employeeErrors.employeeMissing],
  }),
  create: call('POST', '/perreg/{AnstNr}/franvaro', {
    summary:
      'Adds an absence. Refused at FranDatum when the absences of a day are together more than 100 percent, and when it begins before the employment.',
    access,
    params: ofEmployee,
    body: AbsenceValues,
    data: z.object({ Id: z.uuid(), Version: z.int() }),
    errors: [commonErrors.fieldsRefused, employeeErrors.employeeMissing],
  }),
  change: call('PUT', '/perreg/{AnstNr}/franvaro/{Id}', {
    summary: 'Changes the given fields of an absence, and returns its version. Refused like a new one.',
    access,
    params: one,
    body: z.strictObject({ Version: z.int(), Values: AbsenceValues.partial() }),
    data: z.object({ Version: z.int() }),
    errors: [
      commonErrors.fieldsRefused,
      commonErrors.versionConflict,
      employeeErrors.employeeMissing,
      absenceErrors.absenceMissing,
    ],
  }),
  remove: call('DELETE', '/perreg/{AnstNr}/franvaro/{Id}', {
    summary: 'Removes an absence.',
    access,
    params: one,
    data: z.null(),
    errors: [employeeErrors.employeeMissing, absenceErrors.absenceMissing],
  }),
}
