import { and, asc, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { alias, type SelectedFields } from 'drizzle-orm/pg-core'
import type { Attest } from '#contracts/payroll/run/attest.ts'
import { payslipStatus } from '#contracts/payroll/run/payslip-life.ts'
import type { PayslipFilter, PayslipListItem } from '#contracts/payroll/run/shapes.ts'
import { fromHundredths } from '#contracts/rules/hundredths.ts'
import type { Pagination } from '#contracts/wire.ts'
import { among } from '../../platform/database/among.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import type { Page } from '../../platform/http/answer.ts'
import { orderOf, searchOf } from '../../platform/http/list-query.ts'
import { rowsOf } from '../../platform/http/pagination.ts'
import { department, employee, payslip, payslipDelivery, salaryPeriod } from '../../tables/schema.ts'
import type { Period } from '../basis/basis-of.ts'
import { deliveryAnswer, deliveryColumns, deliveryOfPayslip } from '../delivery/delivery-columns.ts'
import type { DeliveryServices } from '../delivery/delivery-services.ts'
import { meansOf, recipientColumns } from '../delivery/recipients.ts'
import { openOrder } from '../payments/is-ordered.ts'
import { isOfRun } from './payslip-numbers.ts'
import { attestOf, flagsOf, payslipStatusCode } from './status.ts'

/** The most payslips when no page is requested. */
const most = 10_000

/** A person's payslip of the period before. */
const before = alias(payslip, 'before')
export const nameOf = sql<string>`${employee.lastName} || ' ' || ${employee.firstName}`
/** Returns the name of an employee, or an empty text. */
export async function personName(tx: Transaction, person: string): Promise<string> {
  const [found] = await tx.select({ name: nameOf }).from(employee).where(eq(employee.employmentNumber, person))
  return found?.name ?? ''
}
const difference = sql<string | null>`${payslip.net} - ${before.net}`

/** The period of the same kind that was paid before, as a query. */
const periodBefore = (tx: Transaction, { kind, payDay }: Period) =>
  tx
    .select({ period: salaryPeriod.period })
    .from(salaryPeriod)
    .where(and(eq(salaryPeriod.kind, kind), lt(salaryPeriod.payDay, payDay)))
    .orderBy(desc(salaryPeriod.payDay))
    .limit(1)

interface PageAsked {
  readonly pagination: Pagination
  readonly filter?: PayslipFilter | undefined
  readonly now: Date
  /** By which payslips that are not published would be sent. */
  readonly services: DeliveryServices
}

/**
 * Returns a page of a period's payslips, by the persons' numbers by default. A search finds
 * numbers, names and departments. What the page shows of each is fetched by its numbers, table by
 * table: a join of thousands of payslips is as fast as the database's statistics are fresh, and
 * just after a company's first run there are none.
 *
 * @throws Refusal invalidRequest when sorted by or searched in an unknown field
 */
export async function payslipPage(
  tx: Transaction,
  period: Period,
  { pagination, filter = {}, now, services }: PageAsked,
): Promise<Page<PayslipListItem[]>> {
  const [attest, { means }] = await Promise.all([attestOf(tx), meansOf(tx, services)])
  const { keys, totalRows } = await keysOf(tx, period, { pagination, filter, now, attest })
  const numbers = [...new Set(keys.map(({ person }) => person))]
  const [slips, people, nets] = await Promise.all([
    slipsOf(tx, period, numbers, now),
    peopleOf(tx, numbers),
    netsBefore(tx, period, numbers),
  ])
  const bySlip = new Map(slips.map(each => [keyText(each.slip), each]))
  const byPerson = new Map(people.map(each => [each.number, each]))
  const netOf = new Map(nets.map(({ person, net }) => [person, net]))
  return {
    totalRows,
    data: keys.flatMap(key => {
      const [found, person] = [bySlip.get(keyText(key)), byPerson.get(key.person)]
      if (!found || !person) return []
      const { slip, delivery } = found
      const flags = flagsOf(slip)
      const before = slip.number === 1 ? netOf.get(slip.person) : undefined
      return {
        AnstNr: slip.person,
        Nummer: slip.number,
        Namn: person.name,
        Avdelning: person.department ?? '',
        ...flags,
        StatusText: payslipStatus(flags, attest !== 'none'),
        Brutto: fromHundredths(slip.gross),
        Skatt: fromHundredths(slip.tax),
        Netto: fromHundredths(slip.net),
        Arbetsgivaravgift: fromHundredths(slip.contributions),
        DiffNetto: before === undefined ? null : fromHundredths(slip.net - before),
        Varningar: [...slip.warnings],
        Publicerad: slip.publishedAt !== null,
        Betalning: slip.order,
        Utlamning: deliveryAnswer(delivery, person.recipient, means),
        Version: slip.version,
      }
    }),
  }
}

/** What identifies a payslip within its period. */
interface Key {
  readonly person: string
  readonly number: number
}
const keyText = ({ person, number }: Key): string => `${number} ${person}`

/** Returns the keys of a page in its order, and how many there are on all pages. */
async function keysOf(
  tx: Transaction,
  period: Period,
  asked: Required<Pick<PageAsked, 'pagination' | 'filter' | 'now'>> & { readonly attest: Attest },
): Promise<{ readonly keys: readonly Key[]; readonly totalRows: number }> {
  const { pagination, now, attest } = asked
  const { Status, Avdelning, MedVarningar, Utlamning, Satt } = asked.filter ?? {}
  const status = payslipStatusCode(attest)
  const order = orderOf(
    pagination,
    {
      AnstNr: [payslip.employmentNumber, payslip.number],
      Namn: [employee.lastName, employee.firstName],
      Avdelning: department.name,
      StatusText: status,
      Brutto: payslip.gross,
      Skatt: payslip.tax,
      Netto: payslip.net,
      DiffNetto: difference,
      Arbetsgivaravgift: payslip.contributions,
    },
    [asc(payslip.employmentNumber), asc(payslip.number)],
    payslip.employmentNumber,
  )
  const searched = searchOf(pagination, { AnstNr: payslip.employmentNumber, Namn: nameOf, Avdelning: department.name })
  const conditions = and(
    ...[eq(payslip.period, period.period), isOfRun, searched],
    Status === undefined ? undefined : sql`${status} = ${Status}`,
    Avdelning === undefined ? undefined : eq(employee.departmentId, Avdelning),
    MedVarningar ? sql`jsonb_array_length(${payslip.warnings}) > 0` : undefined,
    Utlamning === undefined ? undefined : sql`${deliveryColumns(now).status} = ${Utlamning}`,
    Satt === undefined ? undefined : and(eq(payslipDelivery.way, Satt), isNotNull(payslip.publishedAt)),
  )
  const { sortBy } = pagination
  const isFoundByPerson = searched !== undefined || Avdelning !== undefined
  const isSortedByPerson = sortBy === 'Namn' || sortBy === 'Avdelning'
  const isOfDelivery = Utlamning !== undefined || Satt !== undefined
  /** Joins what the conditions read, or the order too, and nothing else. */
  const joined = <Columns extends SelectedFields>(columns: Columns, isOfPerson: boolean) => {
    let query = tx.select(columns).from(payslip).where(conditions).$dynamic()
    if (isOfPerson)
      query = query
        .innerJoin(employee, eq(employee.employmentNumber, payslip.employmentNumber))
        .leftJoin(department, eq(department.id, employee.departmentId))
    if (isOfDelivery) query = query.leftJoin(payslipDelivery, deliveryOfPayslip)
    return query
  }
  const { limit, offset } = rowsOf(pagination, most)
  const isNarrowed = Object.values(asked.filter ?? {}).some(Boolean) || searched !== undefined
  let page = joined(
    {
      person: payslip.employmentNumber,
      number: payslip.number,
      // Conditions are read for all payslips anyway, which are then counted as they are read.
      total: isNarrowed ? sql<string | null>`count(*) over ()` : sql<null>`null`,
    },
    isFoundByPerson || isSortedByPerson,
  )
  if (sortBy === 'DiffNetto') page = page.leftJoin(before, isBefore(tx, period))
  const keys = await page
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  // A page that is not full gives the total without a count.
  if (keys.length < limit && (keys.length > 0 || offset === 0)) return { keys, totalRows: offset + keys.length }
  const [first] = keys
  if (first && first.total !== null) return { keys, totalRows: Number(first.total) }
  const [counted] = await joined({ total: sql<number>`count(*)`.mapWith(Number) }, isFoundByPerson)
  return { keys, totalRows: counted?.total ?? 0 }
}

const isBefore = (tx: Transaction, period: Period) =>
  and(
    eq(before.employmentNumber, payslip.employmentNumber),
    ...[eq(before.number, 1), eq(payslip.number, 1)],
    eq(before.period, sql`(${periodBefore(tx, period)})`),
  )

/** Returns what is stored of some persons' payslips in a period, with their deliveries. */
const slipsOf = (tx: Transaction, { period }: Period, numbers: readonly string[], now: Date) =>
  tx
    .select({
      slip: {
        person: payslip.employmentNumber,
        number: payslip.number,
        version: payslip.version,
        gross: payslip.gross,
        tax: payslip.tax,
        net: payslip.net,
        contributions: payslip.contributions,
        readyAt: payslip.readyAt,
        attestedAt: payslip.attestedAt,
        reversedAt: payslip.reversedAt,
        printedAt: payslip.printedAt,
        paidAt: payslip.paidAt,
        warnings: payslip.warnings,
        publishedAt: payslip.publishedAt,
        order: openOrder,
      },
      delivery: deliveryColumns(now),
    })
    .from(payslip)
    .leftJoin(payslipDelivery, deliveryOfPayslip)
    .where(and(eq(payslip.period, period), isOfRun, among(payslip.employmentNumber, numbers)))

/** Returns the names of some persons, and how each gets a payslip. */
const peopleOf = (tx: Transaction, numbers: readonly string[]) =>
  tx
    .select({
      number: employee.employmentNumber,
      name: nameOf,
      department: department.name,
      recipient: recipientColumns,
    })
    .from(employee)
    .leftJoin(department, eq(department.id, employee.departmentId))
    .where(among(employee.employmentNumber, numbers))

/** Returns what some persons got in the period before. */
const netsBefore = (tx: Transaction, period: Period, numbers: readonly string[]) =>
  tx
    .select({ person: payslip.employmentNumber, net: payslip.net })
    .from(payslip)
    .where(
      and(
        ...[eq(payslip.period, sql`(${periodBefore(tx, period)})`), eq(payslip.number, 1)],
        among(payslip.employmentNumber, numbers),
      ),
    )
