import { type RegisterName, registerNames } from '#contracts/reference-data/register-names.ts'
import type { LazyId } from '#machines/app/app.flows.ts'
import { formIdOf, type RegisterFormId } from '#machines/kit/register/register.types.ts'
import { requireChunk } from './chunks/chunk.ts'
import type { LazyFlow } from './runtime/lazy-flow.ts'
import type { LazyFlows } from './runtime/recovery.ts'

/** Returns what loads some flows, which a chunk has by their ids. */
const ofChunk = <Id extends LazyId>(
  ids: readonly Id[],
  load: () => Promise<{ readonly [Each in Id]: LazyFlow<Each> }>,
) => Object.fromEntries(ids.map(id => [id, async () => (await load())[id]])) as unknown as Pick<LazyFlows, Id>

/** Loads the flows that come with their screens, for a page that goes on after a reload. */
export const lazyFlows: LazyFlows = {
  ...ofChunk(['absenceForm'], () => requireChunk(() => import('#ui/runtime/lazy/absences.ts'))),
  ...ofChunk(['advances'], () => requireChunk(() => import('#ui/runtime/lazy/advances.ts'))),
  ...ofChunk(['assignmentPreview'], () => requireChunk(() => import('#ui/runtime/lazy/assignment-preview.ts'))),
  ...ofChunk(['cardNumber'], () => requireChunk(() => import('#ui/runtime/lazy/card-number.ts'))),
  ...ofChunk(['companyPicture'], () => requireChunk(() => import('#ui/runtime/lazy/company-picture.ts'))),
  ...ofChunk(['companySettings'], () => requireChunk(() => import('#ui/runtime/lazy/company-settings.ts'))),
  ...ofChunk(['copies'], () => requireChunk(() => import('#ui/runtime/lazy/copies.ts'))),
  ...ofChunk(['createCompany'], () => requireChunk(() => import('#ui/runtime/lazy/create-company.ts'))),
  ...ofChunk(['employeeFiles', 'certificateForm'], () =>
    requireChunk(() => import('#ui/runtime/lazy/employee-files.ts')),
  ),
  ...ofChunk(['employeeView', 'employeeActions', 'employeeForm', 'newEmployeeForm'], () =>
    requireChunk(() => import('#ui/runtime/lazy/employees.ts')).then(chunk => chunk.employeeFlows),
  ),
  ...ofChunk(['employerDeclaration'], () => requireChunk(() => import('#ui/runtime/lazy/employer-declaration.ts'))),
  ...ofChunk(['formulaTrial'], () => requireChunk(() => import('#ui/runtime/lazy/formula-trial.ts'))),
  ...ofChunk(['fos'], () => requireChunk(() => import('#ui/runtime/lazy/fos.ts'))),
  ...ofChunk(['importFile'], () => requireChunk(() => import('#ui/runtime/lazy/imports.ts'))),
  ...ofChunk(['integration'], () => requireChunk(() => import('#ui/runtime/lazy/integration.ts'))),
  ...ofChunk(['ownPayslips'], () => requireChunk(() => import('#ui/runtime/lazy/own-payslips.ts'))),
  ...ofChunk(['payments'], () => requireChunk(() => import('#ui/runtime/lazy/payments.ts'))),
  ...ofChunk(['payslipCorrection', 'correctionForm', 'correctionsForm'], () =>
    requireChunk(() => import('#ui/runtime/lazy/payslip-correction.ts')),
  ),
  ...ofChunk(['payslipDelivery', 'deliveryRemedies'], () =>
    requireChunk(() => import('#ui/runtime/lazy/payslip-delivery.ts')),
  ),
  ...ofChunk(['referenceData'], () => requireChunk(() => import('#ui/runtime/lazy/reference-data.ts'))),
  ...ofChunk(['register'], () => requireChunk(() => import('#ui/runtime/lazy/register.ts'))),
  ...ofChunk(['rightsGroups', 'rightsProof'], () => requireChunk(() => import('#ui/runtime/lazy/rights-groups.ts'))),
  ...ofChunk(['salaryRun', 'payslip', 'payslipActions', 'payslipForm'], () =>
    requireChunk(() => import('#ui/runtime/lazy/salary-run.ts')),
  ),
  ...ofChunk(['salaryTrial', 'salaryTrialOther', 'salaryTrialForm', 'salaryTrialOtherForm'], () =>
    requireChunk(() => import('#ui/runtime/lazy/salary-trial.ts')),
  ),
  ...ofChunk(['salaryYears'], () => requireChunk(() => import('#ui/runtime/lazy/salary-years.ts'))),
  ...ofChunk(['userActions', 'userForm', 'userView'], () => requireChunk(() => import('#ui/runtime/lazy/users.ts'))),
  ...ofChunk(['vehicleForm', 'vehicles'], () => requireChunk(() => import('#ui/runtime/lazy/vehicles.ts'))),
  ...ofChunk(['viewFilters'], () => requireChunk(() => import('#ui/runtime/lazy/view-filters.ts'))),
  ...ofChunk(['vouchers', 'voucher', 'voucherActions', 'voucherForm'], () =>
    requireChunk(() => import('#ui/runtime/lazy/vouchers.ts')),
  ),
  ...ofChunk(['whatIf', 'whatIfForm', 'payslipHistory'], () =>
    requireChunk(() => import('#ui/runtime/lazy/what-if.ts')),
  ),
  ...ofChunk(['workCalendar'], () => requireChunk(() => import('#ui/runtime/lazy/work-calendar.ts'))),
  ...formsOfRegisters(),
}

/** Loads the form of each register. */
function formsOfRegisters() {
  const load = async (name: RegisterName) =>
    (await requireChunk(() => import('#ui/runtime/lazy/registers.ts'))).registerForms[name]
  return Object.fromEntries(registerNames.map(name => [formIdOf(name), () => load(name)])) as unknown as {
    readonly [Id in RegisterFormId]: LazyFlows[Id]
  }
}
