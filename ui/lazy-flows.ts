import { type RegisterName, registerNames } from '#contracts/reference-data/register-names.ts'
import { formIdOf, type RegisterFormId } from '#machines/kit/register/register.types.ts'
import { requireChunk } from './chunks/chunk.ts'
import type { LazyFlows } from './runtime/recovery.ts'

/** Loads the flows that come with their screens, for a page that goes on after a reload. */
export const lazyFlows: LazyFlows = {
  cardNumber: async () => (await requireChunk(() => import('#ui/runtime/lazy/card-number.ts'))).cardNumber,
  companyPicture: async () => (await requireChunk(() => import('#ui/runtime/lazy/company-picture.ts'))).companyPicture,
  companySettings: async () =>
    (await requireChunk(() => import('#ui/runtime/lazy/company-settings.ts'))).companySettings,
  copies: async () => (await requireChunk(() => import('#ui/runtime/lazy/copies.ts'))).copies,
  createCompany: async () => (await requireChunk(() => import('#ui/runtime/lazy/create-company.ts'))).createCompany,
  register: async () => (await requireChunk(() => import('#ui/runtime/lazy/register.ts'))).register,
  referenceData: async () => (await requireChunk(() => import('#ui/runtime/lazy/reference-data.ts'))).referenceData,
  formulaTrial: async () => (await requireChunk(() => import('#ui/runtime/lazy/formula-trial.ts'))).formulaTrial,
  assignmentPreview: async () =>
    (await requireChunk(() => import('#ui/runtime/lazy/assignment-preview.ts'))).assignmentPreview,
  ...flowsOfSalaryTrial(),
  ...flowsOfSalaryRun(),
  payslipCorrection: async () =>
    (await requireChunk(() => import('#ui/runtime/lazy/payslip-correction.ts'))).payslipCorrection,
  correctionForm: async () =>
    (await requireChunk(() => import('#ui/runtime/lazy/payslip-correction.ts'))).correctionForm,
  correctionsForm: async () =>
    (await requireChunk(() => import('#ui/runtime/lazy/payslip-correction.ts'))).correctionsForm,
  ...flowsOfWhatIf(),
  ...flowsOfVouchers(),
  ...formsOfRegisters(),
  ...flowsOfEmployees(),
  employeeFiles: async () => (await requireChunk(() => import('#ui/runtime/lazy/employee-files.ts'))).employeeFiles,
  certificateForm: async () => (await requireChunk(() => import('#ui/runtime/lazy/employee-files.ts'))).certificateForm,
  userActions: async () => (await requireChunk(() => import('#ui/runtime/lazy/users.ts'))).userActions,
  userForm: async () => (await requireChunk(() => import('#ui/runtime/lazy/users.ts'))).userForm,
  userView: async () => (await requireChunk(() => import('#ui/runtime/lazy/users.ts'))).userView,
  advances: async () => (await requireChunk(() => import('#ui/runtime/lazy/advances.ts'))).advances,
  ownPayslips: async () => (await requireChunk(() => import('#ui/runtime/lazy/own-payslips.ts'))).ownPayslips,
  payslipDelivery: async () =>
    (await requireChunk(() => import('#ui/runtime/lazy/payslip-delivery.ts'))).payslipDelivery,
  deliveryRemedies: async () =>
    (await requireChunk(() => import('#ui/runtime/lazy/payslip-delivery.ts'))).deliveryRemedies,
  payments: async () => (await requireChunk(() => import('#ui/runtime/lazy/payments.ts'))).payments,
  fos: async () => (await requireChunk(() => import('#ui/runtime/lazy/fos.ts'))).fos,
  importFile: async () => (await requireChunk(() => import('#ui/runtime/lazy/imports.ts'))).importFile,
  absenceForm: async () => (await requireChunk(() => import('#ui/runtime/lazy/absences.ts'))).absenceForm,
  vehicleForm: async () => (await requireChunk(() => import('#ui/runtime/lazy/vehicles.ts'))).vehicleForm,
  vehicles: async () => (await requireChunk(() => import('#ui/runtime/lazy/vehicles.ts'))).vehicles,
  integration: async () => (await requireChunk(() => import('#ui/runtime/lazy/integration.ts'))).integration,
  rightsGroups: async () => (await requireChunk(() => import('#ui/runtime/lazy/rights-groups.ts'))).rightsGroups,
  rightsProof: async () => (await requireChunk(() => import('#ui/runtime/lazy/rights-groups.ts'))).rightsProof,
  workCalendar: async () => (await requireChunk(() => import('#ui/runtime/lazy/work-calendar.ts'))).workCalendar,
  viewFilters: async () => (await requireChunk(() => import('#ui/runtime/lazy/view-filters.ts'))).viewFilters,
  employerDeclaration: async () =>
    (await requireChunk(() => import('#ui/runtime/lazy/employer-declaration.ts'))).employerDeclaration,
  salaryYears: async () => (await requireChunk(() => import('#ui/runtime/lazy/salary-years.ts'))).salaryYears,
}

/** Loads the flows of employees. */
function flowsOfEmployees() {
  const names = ['employeeView', 'employeeActions', 'employeeForm', 'newEmployeeForm'] as const
  const load = async (name: (typeof names)[number]) =>
    (await requireChunk(() => import('#ui/runtime/lazy/employees.ts'))).employeeFlows[name]
  return Object.fromEntries(names.map(name => [name, () => load(name)])) as unknown as {
    readonly [Id in (typeof names)[number]]: LazyFlows[Id]
  }
}

/** Loads the flows of the trial calculation. */
function flowsOfSalaryTrial() {
  const names = ['salaryTrial', 'salaryTrialOther', 'salaryTrialForm', 'salaryTrialOtherForm'] as const
  const load = async (name: (typeof names)[number]) =>
    (await requireChunk(() => import('#ui/runtime/lazy/salary-trial.ts')))[name]
  return Object.fromEntries(names.map(name => [name, () => load(name)])) as unknown as {
    readonly [Id in (typeof names)[number]]: LazyFlows[Id]
  }
}

/** Loads the flows of the salary run. */
function flowsOfSalaryRun() {
  const names = ['salaryRun', 'payslip', 'payslipActions', 'payslipForm'] as const
  const load = async (name: (typeof names)[number]) =>
    (await requireChunk(() => import('#ui/runtime/lazy/salary-run.ts')))[name]
  return Object.fromEntries(names.map(name => [name, () => load(name)])) as unknown as {
    readonly [Id in (typeof names)[number]]: LazyFlows[Id]
  }
}

/** Loads the flows of a period on trial, and of a payslip as it was. */
function flowsOfWhatIf() {
  const names = ['whatIf', 'whatIfForm', 'payslipHistory'] as const
  const load = async (name: (typeof names)[number]) =>
    (await requireChunk(() => import('#ui/runtime/lazy/what-if.ts')))[name]
  return Object.fromEntries(names.map(name => [name, () => load(name)])) as unknown as {
    readonly [Id in (typeof names)[number]]: LazyFlows[Id]
  }
}

/** Loads the flows of vouchers. */
function flowsOfVouchers() {
  const names = ['vouchers', 'voucher', 'voucherActions', 'voucherForm'] as const
  const load = async (name: (typeof names)[number]) =>
    (await requireChunk(() => import('#ui/runtime/lazy/vouchers.ts')))[name]
  return Object.fromEntries(names.map(name => [name, () => load(name)])) as unknown as {
    readonly [Id in (typeof names)[number]]: LazyFlows[Id]
  }
}

/** Loads the form of each register. */
function formsOfRegisters() {
  const load = async (name: RegisterName) =>
    (await requireChunk(() => import('#ui/runtime/lazy/registers.ts'))).registerForms[name]
  return Object.fromEntries(registerNames.map(name => [formIdOf(name), () => load(name)])) as unknown as {
    readonly [Id in RegisterFormId]: LazyFlows[Id]
  }
}
