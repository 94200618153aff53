import type { RegisterName } from '#contracts/reference-data/register-names.ts'
import type { OwnScreen } from '../own-screen.ts'
import { clients } from './clients.ts'
import { daySchedules } from './day-schedules.ts'
import { formulaVariables } from './formula-variables.ts'
import { holidays } from './holidays.ts'
import { importDefinitions } from './import-definitions.ts'
import { importedPay } from './imported-pay.ts'
import { payAssignments } from './pay-assignments.ts'
import { ruleRegisters } from './rule-registers.ts'
import { salaryPeriods } from './salary-periods.ts'
import { vacationAgreements } from './vacation-agreements.ts'
import { workSchedules } from './work-schedules.ts'

const all: Partial<Readonly<Record<RegisterName, OwnScreen>>> = {
  clients,
  daySchedules,
  formulaVariables,
  holidays,
  importDefinitions,
  importedPay,
  payAssignments,
  salaryPeriods,
  vacationAgreements,
  workSchedules,
  ...ruleRegisters,
}
const plain: OwnScreen = {}

/** Returns what a register shows beside its declaration. */
export const ownScreen = (register: RegisterName): OwnScreen => all[register] ?? plain
