import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { advanceState } from '#contracts/payroll/advances/advance-life.ts'
import type { Advance } from '#contracts/payroll/advances/shapes.ts'
import { fromHundredths } from '#contracts/rules/hundredths.ts'
import { advanceRowId } from '../../engine/after-tax/advances.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { advance, employee, paymentOrder, paymentPayslip, payslip, payslipRow } from '../../tables/schema.ts'
import { nameOf } from '../run/payslip-page.ts'
import { stepOf } from '../trial/trial-answer.ts'
import { deductingId, ownPayslip } from './unsettled.ts'

/** The most advances that are listed, the latest. */
const most = 1000

/** Returns the advances that have not been taken back, the latest day first. */
export async function advancesOf(tx: Transaction): Promise<Advance[]> {
  const rows = await tx
    .select({
      own: advance,
      name: nameOf,
      slip: { tax: payslip.tax, net: payslip.net, steps: payslip.steps, paidAt: payslip.paidAt },
      order: paymentOrder.number,
    })
    .from(advance)
    .innerJoin(employee, eq(employee.employmentNumber, advance.employmentNumber))
    .leftJoin(payslip, and(ownPayslip, isNull(payslip.reversedAt)))
    .leftJoin(
      paymentPayslip,
      and(
        ...[eq(paymentPayslip.period, payslip.period), eq(paymentPayslip.number, payslip.number)],
        ...[eq(paymentPayslip.employmentNumber, payslip.employmentNumber), eq(paymentPayslip.holds, true)],
      ),
    )
    .leftJoin(paymentOrder, eq(paymentOrder.id, paymentPayslip.order))
    .where(isNull(advance.takenBackAt))
    .orderBy(desc(advance.payDate), asc(advance.employmentNumber), asc(advance.id))
    .limit(most)
  const deducted = await deductions(
    tx,
    rows.map(({ own }) => own.id),
  )
  return rows.map(({ own, name, slip, order }) => {
    const rows = deducted.get(own.id) ?? []
    const isPaid = slip?.paidAt != null
    const rest = isPaid ? own.amount - rows.reduce((sum, { amount }) => sum + amount, 0) : 0
    return {
      ForskId: own.id,
      AnstNr: own.employmentNumber,
      Namn: name,
      Utbetalningsdag: own.payDate,
      Belopp: fromHundredths(own.amount),
      Orsak: own.reason,
      Status: advanceState({ isOrdered: slip !== null, isPaid, isDeducted: rest <= 0 }).status,
      Skatt: slip ? fromHundredths(slip.tax) : null,
      Netto: slip ? fromHundredths(slip.net) : null,
      Period: slip && own.period !== null ? own.period : '',
      Betalning: slip ? order : null,
      Avdrag: rows.map(({ period, amount }) => ({ Period: period, Belopp: fromHundredths(amount) })),
      Rest: fromHundredths(rest),
      Steg: (slip?.steps ?? []).map(stepOf),
      Registrerad: { At: own.createdAt.toISOString(), By: own.createdBy },
    }
  })
}

/** Returns what paid payslips have deducted of advances, by their ids, the earliest first. */
async function deductions(tx: Transaction, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never[]>()
  const rows = await tx
    .select({
      id: deductingId(payslipRow.id),
      period: payslip.period,
      amount: sql<number>`sum(-${payslipRow.amount})`.mapWith(Number),
    })
    .from(payslipRow)
    .innerJoin(
      payslip,
      and(
        ...[eq(payslip.period, payslipRow.period), eq(payslip.employmentNumber, payslipRow.employmentNumber)],
        eq(payslip.number, payslipRow.number),
      ),
    )
    .where(
      and(
        ...[inArray(deductingId(payslipRow.id), ids.map(advanceRowId)), isNull(payslip.reversedAt)],
        sql`${payslip.paidAt} is not null`,
      ),
    )
    .groupBy(sql`1`, payslip.period, payslip.payDate)
    .orderBy(payslip.payDate, payslip.period)
  return Map.groupBy(rows, ({ id }) => id.slice(advanceRowId('').length))
}
