import { type AnyColumn, and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { digitalMailboxes } from '#contracts/code-lists/company.ts'
import { employeeFilter, type StaffFilter } from '#contracts/employees/employee-filter.ts'
import type { EmployeeListItem } from '#contracts/employees/shapes.ts'
import { errors } from '#contracts/errors.ts'
import { noGuid } from '#contracts/rules/required.ts'
import type { Pagination } from '#contracts/wire.ts'
import { clientAssignment, company, department, employee, employeeProperty } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { Page } from '../platform/http/answer.ts'
import { orderOf, patternOf, searchedIn, searchOf } from '../platform/http/list-query.ts'
import { rowsOf } from '../platform/http/pagination.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { settingsOf } from '../settings/company-settings.ts'

/** A term of so many characters is of few; shorter ones are in most names. */
const selective = 3

/** What who asks for no page gets at most. */
const mostAtOnce = 10_000

/** The orders that the list has, each of which is an index's. */
export const sortable = {
  AnstNr: employee.employmentNumber,
  Namn: [employee.lastName, employee.firstName],
  PersNr: sql`${employee.personalNumber} collate "C"`,
  Epost: sql`${employee.email} collate "C"`,
  Avdelning: employee.departmentId,
  AnstFrom: employee.employedFrom,
}

/** Where what is searched stands: in which line of the search text, or in the department. */
const searchable = { AnstNr: 1, Namn: 2, PersNr: 3, Epost: 4, Avdelning: 'department' } as const
const lineCount = 4

/**
 * A page of the transaction's company's employees, by name in Swedish order unless another is asked
 * for. It is found in an index that holds all that is searched, and only its own rows are fetched:
 * docs/decisions/0012-employee-pages.md.
 *
 * @param filter whom of them; all that is switched on must hold
 * @throws Refusal invalidRequest when it is sorted by or searched in a field that is not there;
 * fieldsRefused when the filter breaks a rule of its own
 */
export async function employeePage(
  tx: Transaction,
  pagination: Pagination,
  filter: StaffFilter = {},
): Promise<Page<EmployeeListItem[]>> {
  const order = orderOf(
    pagination,
    sortable,
    [asc(employee.lastName), asc(employee.firstName)],
    employee.employmentNumber,
  )
  const term = asStored(pagination.searchTerm ?? '')
  const found = and(await keptBy(tx, filter), await foundBy(tx, pagination, term))
  const { BrukareList: clients = [], UseEgenskap: byProperty = false } = filter
  const isOfFew = term.length >= selective || clients.length > 0 || byProperty
  const { limit, offset } = rowsOf(pagination, mostAtOnce)
  const page = tx
    .select({
      number: employee.employmentNumber,
      // Who looks for few reads everybody, and counts as it goes. Of many, a page is found long
      // before all are counted.
      total: (isOfFew ? sql<string | null>`count(*) over ()` : sql<null>`null`).as('total'),
    })
    .from(employee)
    .where(found)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('page')
  const rows = await tx
    .select({ employee, departmentName: department.name, total: page.total })
    .from(page)
    .innerJoin(employee, eq(employee.employmentNumber, page.number))
    .leftJoin(department, eq(department.id, employee.departmentId))
    .orderBy(...order)
  // A page that is not full says itself how many there are.
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0)
  const counted = rows[0]?.total ?? (isLast ? offset + rows.length : await tx.$count(employee, found))
  return { totalRows: Number(counted), data: rows.map(itemOf) }
}

interface Row {
  readonly employee: typeof employee.$inferSelect
  readonly departmentName: string | null
}

const itemOf = ({ employee: row, departmentName }: Row): EmployeeListItem => ({
  AnstNr: row.employmentNumber,
  Namn: `${row.lastName} ${row.firstName}`,
  PersNr: row.personalNumber,
  Epost: row.email,
  AnstForm: row.employmentForm,
  Avdelning: row.departmentId ?? '',
  AvdelningNamn: departmentName ?? '',
  AnstFrom: row.employedFrom,
  AnstTom: row.employedTo,
  AvtalId: row.agreementId,
  TabellStyKod: row.payCodeTable,
  ProfilePictureId: row.profilePictureId ?? noGuid,
})

/** @throws Refusal fieldsRefused */
async function keptBy(tx: Transaction, filter: StaffFilter): Promise<SQL | undefined> {
  const problems = employeeFilter.problems(employeeFilter.read(filter, ''))
  if (Object.keys(problems).length > 0) throw new Refusal(errors.fieldsRefused, undefined, problems)
  const { AnstNrList: numbers = [], BrukareList: clients = [], EgenskapIDList: properties = [] } = filter
  const among = (column: AnyColumn, isUsed: boolean | undefined, codes: readonly string[] = []) =>
    isUsed ? inArray(column, [...codes]) : undefined
  const assigned = tx
    .select({ number: clientAssignment.employmentNumber })
    .from(clientAssignment)
    .where(inArray(clientAssignment.clientNumber, [...clients]))
  const having = tx
    .select({ number: employeeProperty.employmentNumber })
    .from(employeeProperty)
    .where(inArray(employeeProperty.propertyId, [...properties]))
  return and(
    among(employee.employmentNumber, numbers.length > 0, numbers),
    clients.length > 0 ? inArray(employee.employmentNumber, assigned) : undefined,
    among(employee.departmentId, filter.UseAvdelning, filter.AvdelningList),
    among(employee.agreementId, filter.UseAvtal, filter.AvtalIdList),
    among(employee.salaryForm, filter.UseLoneForm, filter.LoneFormList),
    among(employee.personType, filter.UsePerTyp, filter.PerTypList),
    filter.UseEgenskap ? inArray(employee.employmentNumber, having) : undefined,
    await reachedBy(tx, filter),
  )
}

/** Which setting of the company has payslips sent to a mailbox. */
const sendingTo: Readonly<Record<string, string>> = {
  KIVRA: 'UseKivraDigitalMailbox',
  CLLS: 'UseCllsDigitalMailbox',
}

/**
 * By the mailbox that is the employee's own choice, else the company's. A payslip is digital when
 * the company sends to that mailbox, and otherwise goes on paper.
 */
async function reachedBy(
  tx: Transaction,
  { UseDigitalMailbox, DigitalMailboxList = [], DigitalPayslipFilter = 'ALL' }: StaffFilter,
): Promise<SQL | undefined> {
  if (!UseDigitalMailbox && DigitalPayslipFilter === 'ALL') return undefined
  const [row] = await tx.select().from(company).where(sql`${company.ftgKey} = tenancy.company()`)
  const settings = row ? settingsOf(row, ['DefaultDigitalMailbox', ...Object.values(sendingTo)]) : {}
  const isDigital = (mailbox: string) => settings[sendingTo[mailbox] ?? ''] === true
  const kept = digitalMailboxes.codes
    .filter(code => !UseDigitalMailbox || DigitalMailboxList.includes(code))
    .filter(code => DigitalPayslipFilter === 'ALL' || isDigital(code) === (DigitalPayslipFilter === 'DIGITAL'))
  const chosen = inArray(employee.digitalMailbox, kept)
  return kept.some(code => code === settings.DefaultDigitalMailbox)
    ? or(chosen, isNull(employee.digitalMailbox))
    : chosen
}

/**
 * A personal number is found with its dash, too, and a name as the list writes it or with a comma
 * between.
 */
const asStored = (term: string): string =>
  term
    .trim()
    .replace(/^(\d{6,8})[-+](\d{0,4})$/, '$1$2')
    .replaceAll(/[\s,]+/g, ' ')

async function foundBy(tx: Transaction, pagination: Pagination, term: string): Promise<SQL | undefined> {
  const fields = searchedIn(pagination, searchable)
  if (term === '') return undefined
  const pattern = sql`(lower(${patternOf(term)} collate "sv-x-icu") collate "C")`
  const inText = sql`${employee.searchText} like ${pattern}`
  const asked = fields.flatMap(([, line]) => (line === 'department' ? [] : [line]))
  // The whole text first, which is cheaper than its lines: few rows are left for those.
  const inLines = asked.map(line => sql`split_part(${employee.searchText}, E'\\n', ${line}) like ${pattern}`)
  const found = asked.length === lineCount ? inText : and(inText, or(...inLines))
  const departments = fields.some(([, line]) => line === 'department') ? await departmentsNamed(tx, term) : []
  const isOf = departments.length > 0 ? inArray(employee.departmentId, departments) : undefined
  return or(asked.length > 0 ? found : undefined, isOf) ?? sql`false`
}

/** There are few departments, whose rows are soon looked through. */
async function departmentsNamed(tx: Transaction, searchTerm: string): Promise<string[]> {
  const rows = await tx
    .select({ id: department.id })
    .from(department)
    .where(searchOf({ searchTerm }, { Id: department.id, Namn: department.name }))
  return rows.map(({ id }) => id)
}
