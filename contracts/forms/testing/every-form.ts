import * as absenceModule from '../../employees/absences/absence.form.ts'
import * as certificateModule from '../../employees/documents/certificate.form.ts'
import * as answerRowModule from '../../fos/answer-row.ts'
import * as correctionsModule from '../../payroll/correction/corrections.form.ts'
import * as payslipModule from '../../payroll/run/payslip.form.ts'
import * as trialModule from '../../payroll/trial/trial.form.ts'
import * as voucherModule from '../../payroll/vouchers/voucher.form.ts'
import * as whatIfModule from '../../payroll/what-if/what-if.form.ts'
import * as employeeModule from '../../person/employee.form.ts'
import * as employeeFilterModule from '../../person/employee-filter.ts'
import * as historyRowModule from '../../registers/history-row.ts'
import * as payAssignmentsModule from '../../registers/pay-assignments.ts'
import { registers } from '../../registers/registers.ts'
import * as rowFieldsModule from '../../registers/row-fields.ts'
import * as companySettingsModule from '../../settings/company-settings.ts'
import * as userModule from '../../users/user.form.ts'
import * as vehicleModule from '../../vehicles/vehicle.form.ts'
import type { AnyField } from '../field.ts'
import type { AnyFormModel } from '../form-model.ts'

/** A model of a form, or of the rows of one of its fields. */
export interface NamedModel {
  /** The form's name, with the field of the rows. */
  readonly name: string
  readonly model: Pick<AnyFormModel, 'names' | 'fields' | 'problemOf' | 'defaults'>
}

const isModel = (value: unknown): value is AnyFormModel =>
  typeof value === 'object' && value !== null && 'problemsOfChange' in value && 'fields' in value

/** Returns the models in what modules export: forms, registers and lists of them, each once. */
export function modelsIn(exported: readonly unknown[]): readonly NamedModel[] {
  const found = new Map<unknown, NamedModel>()
  const look = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || found.has(value)) return
    if (isModel(value)) {
      found.set(value, { name: value.name, model: value })
      for (const [field, { rows }] of Object.entries<AnyField>(value.fields)) {
        if (rows) found.set(rows.model, { name: `${value.name}.${field}`, model: rows.model })
      }
    } else if (depth > 0) for (const inner of Object.values(value)) look(inner, depth - 1)
  }
  for (const each of exported) look(each, 2)
  return [...found.values()]
}

/** The files that declare forms, beside the registers, by their paths. */
export const formModules = {
  'employees/absences/absence.form.ts': absenceModule,
  'employees/documents/certificate.form.ts': certificateModule,
  'person/employee-filter.ts': employeeFilterModule,
  'person/employee.form.ts': employeeModule,
  'fos/answer-row.ts': answerRowModule,
  'registers/history-row.ts': historyRowModule,
  'registers/row-fields.ts': rowFieldsModule,
  'payroll/correction/corrections.form.ts': correctionsModule,
  'payroll/run/payslip.form.ts': payslipModule,
  'payroll/trial/trial.form.ts': trialModule,
  'payroll/vouchers/voucher.form.ts': voucherModule,
  'payroll/what-if/what-if.form.ts': whatIfModule,
  'registers/pay-assignments.ts': payAssignmentsModule,
  'settings/company-settings.ts': companySettingsModule,
  'users/user.form.ts': userModule,
  'vehicles/vehicle.form.ts': vehicleModule,
}

/** The models of all forms, and of the rows of their fields. */
export const everyModel: readonly NamedModel[] = modelsIn([registers, ...Object.values(formModules)])
