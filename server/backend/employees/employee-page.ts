import { type AnyColumn, and, asc, eq, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { digitalMailboxes } from '#contracts/code-lists/company.ts'
import { missingForPay } from '#contracts/employees/missing.ts'
import type { EmployeeListItem } from '#contracts/employees/shapes.ts'
import { hiddenFields } from '#contracts/forms/protection.ts'
import { employeeForm } from '#contracts/person/employee.form.ts'
import { employeeFilter, type StaffFilter } from '#contracts/person/employee-filter.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { noGuid } from '#contracts/rules/required.ts'
import type { Pagination } from '#contracts/wire.ts'
import { valuesOf } from '../person/employee-row.ts'
import { personTerm } from '../person/person-term.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { perConnection } from '../platform/database/transaction.ts'
import type { Page } from '../platform/http/answer.ts'
import { orderOf, patternOf, searchedIn, searchOf } from '../platform/http/list-query.ts'
import { rowsOf } from '../platform/http/pagination.ts'
import { requireFields } from '../platform/http/refusal.ts'
import { columnsSeen, showingOf } from '../platform/privacy/protected-person.ts'
import { settingsOf } from '../settings/company-settings.ts'
import { clientAssignment, company, department, employee, employeeProperty } from '../tables/schema.ts'

/**
 * The length from which a term is assumed to match few employees. Shorter terms are part of most
 * names.
 */
const selective = 3

/** The most rows when no page is requested. */
const maxAtOnce = 10_000

/** The list's orders. Each has an index. */
export const sortable = {
  AnstNr: employee.employmentNumber,
  Namn: [employee.lastName, employee.firstName],
  PersNr: sql`${employee.personalNumber} collate "C"`,
  Epost: sql`${employee.email} collate "C"`,
  Avdelning: employee.departmentId,
  AnstFrom: employee.employedFrom,
}

/** The location of each searched field: a line of the search text, or the department. */
const searchable = { AnstNr: 1, Namn: 2, PersNr: 3, Epost: 4, Avdelning: 'department' } as const
const lineCount = 4

const isProtected = sql`coalesce(${employee.details} -> 'SkyddadIdentitet' = 'true', false)`

/**
 * Returns a page of the employees of the transaction's company, by name in Swedish order by
 * default. The search uses an index that holds all searched fields; only the page's own rows are
 * fetched: docs/decisions/0012-employee-pages.md.
 *
 * @param filter the conditions, all of which must hold
 * @param today by which somebody has left
 * @param seesProtected false for an account that does not see persons with a protected identity
 * @throws Refusal invalidRequest when sorted by or searched in an unknown field
 * @throws Refusal fieldsRefused when the filter breaks a rule
 */
export async function employeePage(
  tx: Transaction,
  pagination: Pagination,
  filter: StaffFilter,
  today: IsoDate,
  seesProtected: boolean,
): Promise<Page<EmployeeListItem[]>> {
  const order = orderOf(
    pagination,
    columnsSeen(employeeForm, sortable, { sees: seesProtected, isProtected }),
    [asc(employee.lastName), asc(employee.firstName)],
    employee.employmentNumber,
  )
  const term = personTerm(pagination.searchTerm)
  const found = and(await keptBy(tx, filter, today), await foundBy(tx, pagination, term, seesProtected))
  const { BrukareList: clients = [], UseEgenskap: byProperty = false } = filter
  const isOfFew = term.length >= selective || clients.length > 0 || byProperty
  const { limit, offset } = rowsOf(pagination, maxAtOnce)
  // Every order is an index's. The planner believes that a company has few employees, and would
  // rather sort all of them than walk that index to a later page.
  if (found === undefined) await tx.execute(sql`select set_config('enable_sort', 'off', true)`)
  const page = await tx
    .select({
      number: employee.employmentNumber,
      // A selective search reads all employees anyway, so it counts as it reads. Otherwise a page
      // is found long before all rows are counted.
      total: isOfFew ? sql<string | null>`count(*) over ()` : sql<null>`null`,
    })
    .from(employee)
    .where(found)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const rows = await rowsNumbered(
    tx,
    page.map(({ number }) => number),
  )
  // A page that is not full gives the total without a count.
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0)
  const counted = page[0]?.total ?? (isLast ? offset + rows.length : await tx.$count(employee, found))
  return { totalRows: Number(counted), data: rows.map(row => itemOf(row, today, seesProtected)) }
}

const numbered = perConnection(tx =>
  tx
    .select({ employee, departmentName: department.name })
    .from(employee)
    .leftJoin(department, eq(department.id, employee.departmentId))
    .where(sql`${employee.employmentNumber} = any(${sql.placeholder('numbers')})`)
    .prepare('find employees by number'),
)

/** Returns the employees with these numbers, in their order. */
async function rowsNumbered(tx: Transaction, numbers: readonly string[]): Promise<Row[]> {
  if (numbers.length === 0) return []
  const rows = await numbered(tx).execute({ numbers })
  const byNumber = new Map(rows.map(row => [row.employee.employmentNumber, row]))
  return numbers.flatMap(number => byNumber.get(number) ?? [])
}

interface Row {
  readonly employee: typeof employee.$inferSelect
  readonly departmentName: string | null
}

function itemOf({ employee: row, departmentName }: Row, today: IsoDate, sees: boolean): EmployeeListItem {
  const stored = valuesOf(row)
  const shown = showingOf(employeeForm, sees)(stored)
  return {
    AnstNr: row.employmentNumber,
    Namn: `${row.lastName} ${row.firstName}`,
    PersNr: row.personalNumber,
    Epost: String(shown.Epost),
    AnstForm: row.employmentForm,
    Avdelning: row.departmentId ?? '',
    AvdelningNamn: departmentName ?? '',
    AnstFrom: row.employedFrom,
    AnstTom: row.employedTo,
    AvtalId: row.agreementId,
    TabellStyKod: row.payCodeTable,
    ProfilePictureId: (shown === stored ? row.profilePictureId : null) ?? noGuid,
    Saknas: [...missingForPay(stored, today)],
  }
}

/**
 * Returns the condition of a filter.
 *
 * @throws Refusal fieldsRefused
 */
export async function keptBy(tx: Transaction, filter: StaffFilter, today: IsoDate): Promise<SQL | undefined> {
  const { HideDeparted: _, ...conditions } = filter
  const problems = employeeFilter.problems(employeeFilter.read(conditions, ''))
  requireFields(problems)
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
    filter.HideDeparted ? or(isNull(employee.employedTo), gte(employee.employedTo, today)) : undefined,
    await reachedBy(tx, filter),
  )
}

/** The company setting that sends payslips to each mailbox. */
const sendingTo: Readonly<Record<string, string>> = {
  KIVRA: 'UseKivraDigitalMailbox',
  CLLS: 'UseCllsDigitalMailbox',
}

/**
 * Returns the condition on the delivery of payslips. The mailbox is the employee's choice, or else
 * the company's. A payslip is digital when the company sends to that mailbox, and otherwise on
 * paper.
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

async function foundBy(tx: Transaction, pagination: Pagination, term: string, sees: boolean): Promise<SQL | undefined> {
  const fields = searchedIn(pagination, searchable)
  if (term === '') return undefined
  const pattern = sql`(lower(${patternOf(term)} collate "sv-x-icu") collate "C")`
  const inText = sql`${employee.searchText} like ${pattern}`
  const asked = fields.flatMap(([name, line]) => (line === 'department' ? [] : [{ name, line }]))
  const hidden = sees ? [] : hiddenFields(employeeForm)
  // Matching the whole text first is cheaper than splitting it into lines, and leaves few rows.
  const inLines = asked.map(({ name, line }) => {
    const inLine = sql`split_part(${employee.searchText}, E'\\n', ${line}) like ${pattern}`
    return hidden.includes(name) ? and(inLine, sql`not ${isProtected}`) : inLine
  })
  const found = sees && asked.length === lineCount ? inText : and(inText, or(...inLines))
  const departments = fields.some(([, line]) => line === 'department') ? await departmentsNamed(tx, term) : []
  const isOf = departments.length > 0 ? inArray(employee.departmentId, departments) : undefined
  return or(asked.length > 0 ? found : undefined, isOf) ?? sql`false`
}

/** Returns the departments whose names match. There are few, so no index is needed. */
async function departmentsNamed(tx: Transaction, searchTerm: string): Promise<string[]> {
  const rows = await tx
    .select({ id: department.id })
    .from(department)
    .where(searchOf({ searchTerm }, { Id: department.id, Namn: department.name }))
  return rows.map(({ id }) => id)
}
