import type { CompanyHistoryItem } from '#contracts/companies/shapes.ts'
import type { CompanyCopy } from '#contracts/copies/company-copy.shapes.ts'
import type { RemovedCompany } from '#contracts/copies/removed-companies.shapes.ts'
import type { Absences } from '#contracts/employees/absences/shapes.ts'
import type { EmployeeDocument } from '#contracts/employees/documents/shapes.ts'
import type { EmployeeListItem } from '#contracts/employees/shapes.ts'
import type { FosPerson, FosSelection } from '#contracts/fos/shapes.ts'
import type { HistoryEntry, HistoryFilter } from '#contracts/history/shapes.ts'
import type { ImportedRow, ImportRun } from '#contracts/imports/shapes.ts'
import type { PayslipAction, PayslipFilter, PayslipListItem } from '#contracts/payroll/run/shapes.ts'
import type { StaffFilter } from '#contracts/person/employee-filter.ts'
import type { RegisterName } from '#contracts/reference-data/register-names.ts'
import type { RegisterFilter, RegisterRow } from '#contracts/registers/calls.ts'
import type { Selection } from '#contracts/reports/filters.ts'
import type { ReportPart } from '#contracts/reports/report.ts'
import type { ReportName } from '#contracts/reports/report-names.ts'
import type { RightsGroupUser } from '#contracts/rights-groups/shapes.ts'
import type { UserListItem } from '#contracts/users/shapes.ts'
import type { EmployeeVehicle, RecalculationRow } from '#contracts/vehicles/shapes.ts'
import type { Pagination, PaginationInfo } from '#contracts/wire.ts'
import { mapResult, type Result } from '#machines/kit/shared/result.ts'
import type { BatchAnswer } from '#machines/kit/table/table.types.ts'
import { type Api, asResult } from './api.ts'
import { newKey } from './new-key.ts'

/** A page of a list, and the total of matching rows. */
export interface ListPage<Row> {
  readonly rows: readonly Row[]
  readonly totalRows: number
}

/** Reads the page of a query. `signal` cancels the call. */
type ReadPage<Row> = (query: Pagination, signal: AbortSignal) => Promise<Result<ListPage<Row>>>

/** The readers for the tables on screens, by name. */
export interface ListPages {
  /** The history of changes to the company's settings. */
  readonly companyHistory: (
    FtgId: string,
    query: Pagination,
    signal: AbortSignal,
  ) => Promise<Result<ListPage<CompanyHistoryItem>>>
  /** `GET /userRightsGroups/{Id}/users`: the accounts that have a rights group. */
  readonly rightsGroupUsers: (
    Id: string,
    query: Pagination,
    signal: AbortSignal,
  ) => Promise<Result<ListPage<RightsGroupUser>>>
  /** `GET /companyDeleteLog`. */
  readonly removedCompanies: ReadPage<RemovedCompany>
  /** `GET /eventHistory`. */
  readonly eventHistory: (
    filter: HistoryFilter,
    query: Pagination,
    signal: AbortSignal,
  ) => Promise<Result<ListPage<HistoryEntry>>>
  /** The list of a register. `owner`: the parameters of the path, in a register within another. */
  readonly register: (
    name: RegisterName,
    query: Pagination,
    signal: AbortSignal,
    filter?: RegisterFilter,
    owner?: Readonly<Record<string, string>>,
  ) => Promise<Result<ListPage<RegisterRow>>>
  /** `PUT …/@/remove` or `…/@/change` of a register: a batch, with the refused items. */
  readonly registerBatch: (
    name: RegisterName,
    call: 'removeMany' | 'changeMany',
    items: readonly object[],
    signal: AbortSignal,
    owner?: Readonly<Record<string, string>>,
  ) => Promise<Result<BatchAnswer>>
  /** `GET /impreg/@/imports`. */
  readonly imports: ReadPage<ImportRun>
  /** `GET /impreg/@/imports/{Nr}`: the pay and time rows of an import. */
  readonly importedRows: (
    number: number,
    query: Pagination,
    signal: AbortSignal,
  ) => Promise<Result<ListPage<ImportedRow>>>
  /** `GET /vehicleBenefits/recalc/{year}`. */
  readonly vehicleRecalculation: (
    year: number,
    query: Pagination,
    signal: AbortSignal,
  ) => Promise<Result<ListPage<RecalculationRow>>>
  /** `PUT /vehicleBenefits/recalc/{year}`: a batch, with the refused cars. */
  readonly recalculateVehicles: (
    year: number,
    ids: readonly string[],
    signal: AbortSignal,
  ) => Promise<Result<BatchAnswer>>
  /** `GET /employees/{AnstNr}/vehicles`: all cars of an employee, which are few. */
  readonly vehicles: (AnstNr: string, signal: AbortSignal) => Promise<Result<readonly EmployeeVehicle[]>>
  /** `GET /employees/{AnstNr}/documents`: all documents of an employee, which are few. */
  readonly employeeDocuments: (AnstNr: string, signal: AbortSignal) => Promise<Result<readonly EmployeeDocument[]>>
  /** `GET /perreg/{AnstNr}/franvaro`: all absences of an employee. */
  readonly absences: (AnstNr: string, signal: AbortSignal) => Promise<Result<Absences>>
  /** `GET /perlista`. */
  readonly staff: (
    filter: StaffFilter,
    query: Pagination,
    signal: AbortSignal,
  ) => Promise<Result<ListPage<EmployeeListItem>>>
  /** `GET /payslips/{Period}`. */
  readonly payslips: (
    Period: string,
    filter: PayslipFilter,
    query: Pagination,
    signal: AbortSignal,
  ) => Promise<Result<ListPage<PayslipListItem>>>
  /** `PUT /payslips/{Period}/@/{action}`: a batch, with the refused payslips. */
  readonly payslipBatch: (
    Period: string,
    action: PayslipAction,
    items: readonly object[],
    signal: AbortSignal,
  ) => Promise<Result<BatchAnswer>>
  /** `GET /fos/@/persons`: employees, and whether Skatteverket is asked about them. */
  readonly fosPersons: (
    filter: FosSelection,
    query: Pagination,
    signal: AbortSignal,
  ) => Promise<Result<ListPage<FosPerson>>>
  /** A page of a report's rows, with the sums of all that match. */
  readonly report: (
    name: ReportName,
    filter: Selection,
    query: Pagination,
    signal: AbortSignal,
  ) => Promise<Result<ReportPart & { readonly totalRows: number }>>
  /** `GET /users`. */
  readonly users: ReadPage<UserListItem>
  /** `GET /restoreCompany/listFiles/{LicNr}`: all copies of a licence, which are few. */
  readonly copies: (LicNr: string, signal: AbortSignal) => Promise<Result<readonly CompanyCopy[]>>
}

export const createListPages = (api: Api): ListPages => ({
  companyHistory: (FtgId, pagination, signal) =>
    pageIn(api.companies.history.query({ params: { FtgId }, pagination }, { signal })),
  rightsGroupUsers: (Id, pagination, signal) =>
    pageIn(api.rightsGroups.users.query({ params: { Id }, pagination }, { signal })),
  removedCompanies: (pagination, signal) => pageIn(api.removedCompanies.log.query({ pagination }, { signal })),
  eventHistory: (filter, pagination, signal) => pageIn(api.history.list.query({ filter, pagination }, { signal })),
  register: (name, pagination, signal, filter, params) =>
    pageIn(api[name].list.query({ pagination, ...(filter && { filter }), ...(params && { params }) }, { signal })),
  registerBatch: async (name, call, body, signal, params) =>
    mapResult(
      // The table knows no shapes: the call checks the items. Both calls answer alike.
      await asResult(
        api[name][call as 'removeMany'].mutate(
          { body: body as never, idempotencyKey: newKey(), ...(params && { params }) },
          { signal },
        ),
      ),
      ({ data }) => data,
    ),
  imports: (pagination, signal) => pageIn(api.imports.runs.query({ pagination }, { signal })),
  importedRows: (number, pagination, signal) =>
    pageIn(api.imports.rows.query({ params: { Nr: String(number) }, pagination }, { signal })),
  vehicleRecalculation: (year, pagination, signal) =>
    pageIn(api.vehicles.recalculation.query({ params: { year: String(year) }, pagination }, { signal })),
  recalculateVehicles: async (year, ids, signal) => {
    const body = ids.map(Id => ({ Id }))
    const request = { params: { year: String(year) }, body, idempotencyKey: newKey() }
    return mapResult(await asResult(api.vehicles.recalculate.mutate(request, { signal })), ({ data }) => data)
  },
  vehicles: async (AnstNr, signal) =>
    mapResult(await asResult(api.vehicles.list.query({ params: { AnstNr } }, { signal })), ({ data }) => data),
  employeeDocuments: async (AnstNr, signal) =>
    mapResult(await asResult(api.employeeDocuments.list.query({ params: { AnstNr } }, { signal })), ({ data }) => data),
  absences: async (AnstNr, signal) =>
    mapResult(await asResult(api.absences.list.query({ params: { AnstNr } }, { signal })), ({ data }) => data),
  staff: (filter, pagination, signal) => pageIn(api.employees.list.query({ filter, pagination }, { signal })),
  payslips: (Period, filter, pagination, signal) =>
    pageIn(api.payslips.list.query({ params: { Period }, filter, pagination }, { signal })),
  payslipBatch: async (Period, action, body, signal) =>
    mapResult(
      // The table knows no shapes: the call checks the items. The actions answer alike.
      await asResult(
        api.payslips[action as 'ready'].mutate(
          { params: { Period }, body: body as never, idempotencyKey: newKey() },
          { signal },
        ),
      ),
      ({ data }) => data,
    ),
  fosPersons: (filter, pagination, signal) => pageIn(api.fos.persons.query({ filter, pagination }, { signal })),
  report: async (name, filter, pagination, signal) =>
    mapResult(await asResult(api[name].rows.query({ filter, pagination }, { signal })), ({ data, pagination }) => ({
      ...data,
      totalRows: pagination?.totalRows ?? data.Rader.length,
    })),
  users: (pagination, signal) => pageIn(api.users.list.query({ pagination }, { signal })),
  copies: async (LicNr, signal) =>
    mapResult(await asResult(api.copies.files.query({ params: { LicNr } }, { signal })), ({ data }) => data),
})

interface PagedAnswer<Row> {
  readonly data: readonly Row[]
  readonly pagination?: PaginationInfo | null | undefined
}

/** Returns the page in a call's answer. */
export const pageIn = async <Row>(answer: Promise<PagedAnswer<Row>>): Promise<Result<ListPage<Row>>> =>
  mapResult(await asResult(answer), ({ data, pagination }) => ({
    rows: data,
    totalRows: pagination?.totalRows ?? data.length,
  }))
