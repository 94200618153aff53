import type { RegisterName } from '../reference-data/register-names.ts'
import type { Register } from './register.ts'

/**
 * The files of the registers' declarations, by name, for a reader that loads the few that it needs.
 * Only `registers.ts`, which has all of them, knows what refers to a register.
 */
export const registerFiles: Readonly<Record<RegisterName, () => Promise<object>>> = {
  departments: () => import('./departments.ts'),
  agreements: () => import('./agreements.ts'),
  foraCodes: () => import('./fora-codes.ts'),
  accounts: () => import('./accounts.ts'),
  timeCodes: () => import('./time-codes.ts'),
  timeCodeGroups: () => import('./code-groups.ts'),
  payCodes: () => import('./pay-codes.ts'),
  payCodeGroups: () => import('./code-groups.ts'),
  countryAllowances: () => import('./country-allowances.ts'),
  payTypes: () => import('./pay-types.ts'),
  payTypeTables: () => import('./pay-type-tables.ts'),
  payTypeSteering: () => import('./pay-type-steering.ts'),
  freeAccumulators: () => import('./free-accumulators.ts'),
  formulaVariables: () => import('./formula-variables.ts'),
  productGroups: () => import('./product-groups.ts'),
  properties: () => import('./properties.ts'),
  occupations: () => import('./occupations.ts'),
  tradeUnions: () => import('./trade-unions.ts'),
  salaryPeriods: () => import('./salary-periods.ts'),
  holidays: () => import('./holidays.ts'),
  daySchedules: () => import('./day-schedules.ts'),
  workSchedules: () => import('./work-schedules.ts'),
  obRules: () => import('./rule-registers.ts'),
  onDutyRules: () => import('./rule-registers.ts'),
  onCallRules: () => import('./rule-registers.ts'),
  extraDayRules: () => import('./rule-registers.ts'),
  holidayPayRules: () => import('./rule-registers.ts'),
  overtimeRules: () => import('./rule-registers.ts'),
  vacationAgreements: () => import('./vacation-agreements.ts'),
  distributionKeys: () => import('./distribution-keys.ts'),
  resultUnits1: () => import('./result-units.ts'),
  resultUnits2: () => import('./result-units.ts'),
  resultUnits3: () => import('./result-units.ts'),
  resultUnits4: () => import('./result-units.ts'),
  resultUnits5: () => import('./result-units.ts'),
  resultUnits6: () => import('./result-units.ts'),
  clients: () => import('./clients.ts'),
  lssCostTypes: () => import('./lss.ts'),
  lssRates: () => import('./lss.ts'),
  importDefinitions: () => import('./import-definitions.ts'),
  importedPay: () => import('./imported-pay.ts'),
  standardPersons: () => import('./standard-persons.ts'),
  payAssignments: () => import('./pay-assignments.ts'),
}

/**
 * Returns the declaration of a register among the exports of its file: by its name, or in a group.
 *
 * @throws Error when it is not there
 */
export function declaredIn(file: object, name: RegisterName): Register {
  const places = [file, ...Object.values(file)] as readonly Readonly<Partial<Record<RegisterName, Register>>>[]
  const found = places.find(place => place[name] !== undefined)?.[name]
  if (!found) throw new Error(`The register ${name} is not declared in its file`)
  return found
}
