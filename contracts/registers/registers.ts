import type { RegisterName } from '../reference-data/register-names.ts'
import { accounts } from './accounts.ts'
import { agreements } from './agreements.ts'
import { clients } from './clients.ts'
import { payCodeGroups, timeCodeGroups } from './code-groups.ts'
import { countryAllowances } from './country-allowances.ts'
import { daySchedules } from './day-schedules.ts'
import { departments } from './departments.ts'
import { distributionKeys } from './distribution-keys.ts'
import { foraCodes } from './fora-codes.ts'
import { formulaVariables } from './formula-variables.ts'
import { freeAccumulators } from './free-accumulators.ts'
import { holidays } from './holidays.ts'
import { importDefinitions } from './import-definitions.ts'
import { importedPay } from './imported-pay.ts'
import { lssCostTypes, lssRates } from './lss.ts'
import { occupations } from './occupations.ts'
import { payAssignments } from './pay-assignments.ts'
import { payCodes } from './pay-codes.ts'
import { payTypeSteering } from './pay-type-steering.ts'
import { payTypeTables } from './pay-type-tables.ts'
import { payTypes } from './pay-types.ts'
import { productGroups } from './product-groups.ts'
import { properties } from './properties.ts'
import { type Register, withReferrers } from './register.ts'
import { resultUnits } from './result-units.ts'
import { ruleRegisters } from './rule-registers.ts'
import { salaryPeriods } from './salary-periods.ts'
import { standardPersons } from './standard-persons.ts'
import { timeCodes } from './time-codes.ts'
import { tradeUnions } from './trade-unions.ts'
import { vacationAgreements } from './vacation-agreements.ts'
import { workSchedules } from './work-schedules.ts'

/** The registers that are made from their declarations, by name. */
export const registers: Readonly<Record<RegisterName, Register>> = withReferrers({
  departments,
  agreements,
  foraCodes,
  accounts,
  timeCodes,
  timeCodeGroups,
  payCodes,
  payCodeGroups,
  countryAllowances,
  payTypes,
  payTypeTables,
  payTypeSteering,
  freeAccumulators,
  formulaVariables,
  productGroups,
  properties,
  occupations,
  tradeUnions,
  salaryPeriods,
  holidays,
  daySchedules,
  workSchedules,
  ...ruleRegisters,
  vacationAgreements,
  distributionKeys,
  ...resultUnits,
  clients,
  lssCostTypes,
  lssRates,
  importDefinitions,
  importedPay,
  standardPersons,
  payAssignments,
})
