import type { RegisterName } from '#contracts/reference-data/register-names.ts'
import type { OwnRegister } from '../own-register.ts'
import { agreements } from './agreements.ts'
import { clients } from './clients.ts'
import { daySchedules } from './day-schedules.ts'
import { departments } from './departments.ts'
import { formulaVariables } from './formula-variables.ts'
import { holidays } from './holidays.ts'
import { importedPay } from './imported-pay.ts'
import { payAssignments } from './pay-assignments.ts'
import { payTypeTables } from './pay-type-tables.ts'
import { payTypes } from './pay-types.ts'
import { properties } from './properties.ts'
import { ruleRegisters } from './rule-registers.ts'
import { salaryPeriods } from './salary-periods.ts'
import { vacationAgreements } from './vacation-agreements.ts'
import { workSchedules } from './work-schedules.ts'

/** What registers do beside their declarations. */
export const ownRegisters: Partial<Readonly<Record<RegisterName, OwnRegister>>> = {
  agreements,
  clients,
  daySchedules,
  departments,
  formulaVariables,
  holidays,
  importedPay,
  payAssignments,
  payTypes,
  payTypeTables,
  properties,
  salaryPeriods,
  vacationAgreements,
  workSchedules,
  ...ruleRegisters,
}
