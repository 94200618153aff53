import { absenceTypes, holidayPayRules, holidayTypes, sickLeaveTypes } from './absence.ts'
import { accountingExports, postingDates, voucherPeriodStatuses, voucherStatuses } from './accounting.ts'
import { bankFormats } from './bank-formats.ts'
import { approvalScopes, months } from './calendar.ts'
import { caseWordings } from './case-wording.ts'
import type { CodeList } from './code-list.ts'
import { collectiveAgreements } from './collective-agreements.ts'
import { digitalMailboxes, unorderedPlaces, workplaceTypes } from './company.ts'
import { rowChanges } from './corrections.ts'
import { countries } from './countries.ts'
import { deliveryStatuses, deliveryWays } from './deliveries.ts'
import {
  additionalTimeBases,
  agreedRates,
  genders,
  noticePeriods,
  partMonths,
  payoutMethods,
  payoutPeriods,
  personTypes,
  salaryForms,
} from './employment.ts'
import { employmentEndings } from './employment-endings.ts'
import { employmentForms } from './employment-forms.ts'
import { importDateForms, importDecimalSigns, importEncodings, importFormats, importSeparators } from './imports.ts'
import { languages, payslipLanguages } from './languages.ts'
import { loginMethods } from './login-methods.ts'
import {
  balanceUpdates,
  breakPayKinds,
  contributionTreatments,
  declarationFields,
  declarationFlags,
  declaredAbsences,
  holidayBases,
  payKinds,
  paySigns,
  priceRules,
  quantityRules,
  sumRules,
  taxTreatments,
} from './pay-treatment.ts'
import { payTypeClasses, payTypeTables, units } from './pay-types.ts'
import { advanceStatuses, painVersions, paymentStatuses } from './payments.ts'
import {
  digitalPayslipFilters,
  payslipForms,
  payslipOrders,
  payslipRowOrders,
  payslipStatuses,
  sortTypes,
} from './payslips.ts'
import { foraReports, itpChoices, kpPlans, pensionPlans, workerPensions } from './pension.ts'
import { roles } from './roles.ts'
import { statementCodes } from './statement-codes.ts'
import { scbSurveys, staffCategories, statisticsCodes } from './statistics.ts'
import { employerContributionTypes, startUpSupports, taxBases, taxTables, taxTypes } from './taxes.ts'
import { carFuels, mileageCars } from './vehicles.ts'

/**
 * Every code list, by name. contracts/code-lists/README.md is generated from it. The browser
 * imports single lists instead, so that it loads only those that it uses.
 */
export const codeLists: Readonly<Record<string, CodeList>> = {
  roles,
  caseWordings,
  loginMethods,
  personTypes,
  employmentForms,
  employmentEndings,
  noticePeriods,
  salaryForms,
  payoutPeriods,
  partMonths,
  additionalTimeBases,
  agreedRates,
  payoutMethods,
  genders,
  collectiveAgreements,
  taxTypes,
  taxBases,
  taxTables,
  employerContributionTypes,
  startUpSupports,
  statementCodes,
  absenceTypes,
  sickLeaveTypes,
  holidayTypes,
  holidayPayRules,
  payTypeTables,
  payTypeClasses,
  payKinds,
  paySigns,
  taxTreatments,
  contributionTreatments,
  holidayBases,
  balanceUpdates,
  breakPayKinds,
  quantityRules,
  priceRules,
  sumRules,
  declarationFields,
  declarationFlags,
  declaredAbsences,
  units,
  deliveryWays,
  deliveryStatuses,
  rowChanges,
  paymentStatuses,
  advanceStatuses,
  painVersions,
  payslipStatuses,
  payslipForms,
  payslipOrders,
  payslipRowOrders,
  sortTypes,
  digitalPayslipFilters,
  payslipLanguages,
  itpChoices,
  pensionPlans,
  workerPensions,
  foraReports,
  kpPlans,
  scbSurveys,
  statisticsCodes,
  staffCategories,
  bankFormats,
  accountingExports,
  postingDates,
  voucherStatuses,
  voucherPeriodStatuses,
  importSeparators,
  importEncodings,
  importFormats,
  importDateForms,
  importDecimalSigns,
  digitalMailboxes,
  workplaceTypes,
  unorderedPlaces,
  approvalScopes,
  months,
  countries,
  languages,
  carFuels,
  mileageCars,
}
