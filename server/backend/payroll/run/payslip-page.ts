import { and, asc, desc, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { payslipStatus } from '#contracts/code-lists/payslips.ts'
import type { PayslipFilter, PayslipListItem } from '#contracts/payroll/run/shapes.ts'
import type { Pagination } from '#contracts/wire.ts'
import { department, employee, payslip, payslipDelivery, salaryPeriod } from '../../platform/database/schema.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import type { Page } from '../../platform/http/answer.ts'
import { orderOf, searchOf } from '../../platform/http/list-query.ts'
import { rowsOf } from '../../platform/http/pagination.ts'
import type { Period } from '../basis/basis-of.ts'
import { deliveryAnswer, deliveryColumns, deliveryOfPayslip } from '../delivery/delivery-columns.ts'
import type { DeliveryServices } from '../delivery/delivery-services.ts'
import { meansOf, recipientColumns } from '../delivery/recipients.ts'
import { whole } from '../trial/trial-answer.ts'
import { isOfRun } from './payslip-numbers.ts'
import { flagsOf, statusCode, usesAttestOf } from './status.ts'

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
 * numbers, names and departments.
 *
 * @throws Refusal invalidRequest when sorted by or searched in an unknown field
 */
export async function payslipPage(
  tx: Transaction,
  period: Period,
  { pagination, filter = {}, now, services }: PageAsked,
): Promise<Page<PayslipListItem[]>> {
  const usesAttest = await usesAttestOf(tx)
  const { means } = await meansOf(tx, services)
  const delivery = deliveryColumns(now)
  const status = statusCode(usesAttest)
  const order = orderOf(
    pagination,
    {
      AnstNr: [payslip.employmentNumber, payslip.number],
      Namn: [employee.lastName, employee.firstName],
      Avdelning: department.name,
      StatusText: status,
      ...{ Brutto: payslip.gross, Skatt: payslip.tax, Netto: payslip.net, DiffNetto: difference },
      Arbetsgivaravgift: payslip.contributions,
    },
    [asc(payslip.employmentNumber), asc(payslip.number)],
    payslip.employmentNumber,
  )
  const { Status, Avdelning, MedVarningar, Utlamning, Satt } = filter
  const conditions: (SQL | undefined)[] = [
    eq(payslip.period, period.period),
    isOfRun,
    searchOf(pagination, { AnstNr: payslip.employmentNumber, Namn: nameOf, Avdelning: department.name }),
    Status === undefined ? undefined : sql`${status} = ${Status}`,
    Avdelning === undefined ? undefined : eq(employee.departmentId, Avdelning),
    MedVarningar ? sql`jsonb_array_length(${payslip.warnings}) > 0` : undefined,
    Utlamning === undefined ? undefined : sql`${delivery.status} = ${Utlamning}`,
    Satt === undefined ? undefined : and(eq(payslipDelivery.way, Satt), isNotNull(payslip.publishedAt)),
  ]
  const { limit, offset } = rowsOf(pagination, most)
  const rows = await tx
    .select({
      slip: {
        ...{ person: payslip.employmentNumber, number: payslip.number, version: payslip.version },
        ...{ gross: payslip.gross, tax: payslip.tax, net: payslip.net, contributions: payslip.contributions },
        ...{ readyAt: payslip.readyAt, attestedAt: payslip.attestedAt, reversedAt: payslip.reversedAt },
        ...{ printedAt: payslip.printedAt, paidAt: payslip.paidAt, warnings: payslip.warnings },
        publishedAt: payslip.publishedAt,
      },
      ...{ delivery, recipient: recipientColumns },
      ...{ name: nameOf, department: department.name, difference },
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(payslip)
    .innerJoin(employee, eq(employee.employmentNumber, payslip.employmentNumber))
    .leftJoin(department, eq(department.id, employee.departmentId))
    .leftJoin(payslipDelivery, deliveryOfPayslip)
    .leftJoin(
      before,
      and(
        eq(before.employmentNumber, payslip.employmentNumber),
        ...[eq(before.number, 1), eq(payslip.number, 1)],
        eq(before.period, sql`(${periodBefore(tx, period)})`),
      ),
    )
    .where(and(...conditions))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const totalRows = rows[0]?.total ?? (offset === 0 ? 0 : await countOf(tx, conditions))
  return {
    totalRows,
    data: rows.map(({ slip, name, department: Avdelning, difference: more, ...each }) => {
      const flags = flagsOf(slip)
      return {
        ...{ AnstNr: slip.person, Nummer: slip.number, Namn: name, Avdelning: Avdelning ?? '', ...flags },
        StatusText: payslipStatus(flags, usesAttest),
        ...{ Brutto: whole(slip.gross), Skatt: whole(slip.tax), Netto: whole(slip.net) },
        Arbetsgivaravgift: whole(slip.contributions),
        DiffNetto: more === null ? null : whole(Number(more)),
        ...{ Varningar: [...slip.warnings], Publicerad: slip.publishedAt !== null },
        ...{ Utlamning: deliveryAnswer(each.delivery, each.recipient, means), Version: slip.version },
      }
    }),
  }
}

/** Returns how many payslips meet conditions: of a page after the last. */
async function countOf(tx: Transaction, conditions: readonly (SQL | undefined)[]): Promise<number> {
  const [counted] = await tx
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(payslip)
    .innerJoin(employee, eq(employee.employmentNumber, payslip.employmentNumber))
    .leftJoin(department, eq(department.id, employee.departmentId))
    .leftJoin(payslipDelivery, deliveryOfPayslip)
    .where(and(...conditions))
  return counted?.total ?? 0
}
