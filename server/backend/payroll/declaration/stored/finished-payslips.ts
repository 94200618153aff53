import { and, eq, gte, isNull, lt, ne, not, or, type SQL } from 'drizzle-orm'
import { declared, type PayslipLife } from '#contracts/payroll/run/payslip-life.ts'
import { isoDate } from '#contracts/rules/date.ts'
import { monthOf } from '../../../engine/dates.ts'
import { isIn } from '../../../platform/database/life-conditions.ts'
import type { Transaction } from '../../../platform/database/tenancy.ts'
import { payslip, payslipRow } from '../../../tables/schema.ts'
import type { PayslipKey } from '../../run/payslip-rows.ts'
import { payslipConditions } from '../../run/status.ts'
import type { DeclaredPayslip, Period } from '../declaration.ts'

/** A finished payslip with its key in the database. */
export interface StoredPayslip extends DeclaredPayslip {
  readonly key: PayslipKey
}

/** True of payslips that are paid out in the months, and have not been taken back. */
function paidIn(first: Period, last: Period): SQL | undefined {
  const [year = 0, month = 0] = last.split('-').map(Number)
  return and(
    gte(payslip.payDate, `${first}-01`),
    lt(payslip.payDate, isoDate(year, month + 1, 1)),
    isNull(payslip.reversedAt),
  )
}

const isFinished = isIn<PayslipLife>(payslipConditions('none'), declared)

const ofSlip = and(
  ...[eq(payslipRow.ftgKey, payslip.ftgKey), eq(payslipRow.period, payslip.period)],
  ...[eq(payslipRow.employmentNumber, payslip.employmentNumber), eq(payslipRow.number, payslip.number)],
)

/** Returns the name that the figures of a payslip are found by. */
export const idOf = ({ period, employmentNumber, number }: PayslipKey) =>
  JSON.stringify([period, employmentNumber, number])

/**
 * Returns the payslips that are declared for months of payout: those marked as ready or paid, and
 * not taken back, in the order of persons and periods. Rows that no field, tick or absence needs
 * are left out.
 */
export async function finishedPayslips(
  tx: Transaction,
  first: Period,
  last: Period,
): Promise<readonly StoredPayslip[]> {
  const { gross, benefits, taxable, tax, afterTax, net, contributionBase, contributions, payrollTax } = payslip
  const slips = await tx
    .select({
      period: payslip.period,
      employmentNumber: payslip.employmentNumber,
      number: payslip.number,
      payDate: payslip.payDate,
      totals: { gross, benefits, taxable, tax, afterTax, net, contributionBase, contributions, payrollTax },
    })
    .from(payslip)
    .where(and(paidIn(first, last), isFinished))
    .orderBy(payslip.employmentNumber, payslip.period, payslip.number)
  const { period, employmentNumber, number, id, payType, text, amount, kind, contribution } = payslipRow
  const { firstDay: from, lastDay: to, box, tick, declaredAbsence } = payslipRow
  const rows = await tx
    .select({
      key: { period, employmentNumber, number },
      row: { id, payType, text, from, to, amount, kind, contribution, box, tick, declaredAbsence },
    })
    .from(payslipRow)
    .innerJoin(payslip, ofSlip)
    .where(
      and(
        paidIn(first, last),
        isFinished,
        or(ne(payslipRow.box, ''), ne(payslipRow.tick, ''), ne(payslipRow.declaredAbsence, '')),
      ),
    )
    .orderBy(payslipRow.position)
  const bySlip = Map.groupBy(rows, ({ key }) => idOf(key))
  return slips.map(({ payDate, totals, ...key }) => ({
    id: idOf(key),
    key,
    person: key.employmentNumber,
    period: monthOf(payDate),
    totals,
    rows: (bySlip.get(idOf(key)) ?? []).map(({ row }) => row),
  }))
}

/** Returns how many payslips are declared for a month of payout. */
export const finishedPayslipsIn = (tx: Transaction, period: Period): Promise<number> =>
  tx.$count(payslip, and(paidIn(period, period), isFinished))

/** Returns how many payslips of a month are not finished, and so not declared. */
export const unfinishedIn = (tx: Transaction, first: Period, last: Period) =>
  tx
    .select({ payDate: payslip.payDate })
    .from(payslip)
    .where(and(paidIn(first, last), not(isFinished)))
