import { createHash } from 'node:crypto'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { IsoDate } from '#contracts/rules/date.ts'
import { employeesOn } from '../../employees/timeline-store.ts'
import { bankDayAfter } from '../../platform/calendar/bank-days.ts'
import { swedishDate } from '../../platform/calendar/swedish-date.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { numberIn, textIn } from '../../registers/form-values.ts'
import { payment, paymentOrder, payslip } from '../../tables/schema.ts'
import type { Period } from '../basis/basis-of.ts'
import { isOfRun } from '../run/payslip-numbers.ts'
import { type PayslipKey, payslipOf } from '../run/payslip-rows.ts'
import { attestOf, payslipsFor } from '../run/status.ts'
import type { Company } from '../vouchers/company.ts'
import { withheldFor } from './garnished.ts'
import type { Payable } from './payable.ts'
import type { Payee, PaymentBasis } from './payments-of.ts'

/**
 * Returns the payslips of a salary run that are ready, not paid and in no payment order, by the
 * persons' numbers. A lock makes others that change them wait.
 */
export async function payablePayslips(
  tx: Transaction,
  { period, now, lock }: { readonly period: string; readonly now: Date; readonly lock: boolean },
): Promise<readonly Payable[]> {
  const { basis: _, steps: __, ...columns } = getTableColumns(payslip)
  const attest = await attestOf(tx)
  const found = tx
    .select(columns)
    .from(payslip)
    .where(and(eq(payslip.period, period), isOfRun, payslipsFor('order', attest)))
    .orderBy(payslip.employmentNumber, payslip.number)
  const stored = await (lock ? found.for('update') : found)
  const next = bankDayAfter(swedishDate(now))
  return stored.map(slip => {
    const { employmentNumber, number, version } = slip
    return {
      key: { period, employmentNumber, number },
      version,
      slip: {
        ...payslipOf({ ...slip, basis: {}, steps: [] }, []),
        id: paidId({ period, employmentNumber, number }),
        payDate: paidOn(slip, next),
      },
    }
  })
}

/**
 * Returns when a payslip is paid. A correction of an earlier pay day is paid on the next bank day.
 */
const paidOn = (
  { number, payDate }: Pick<typeof payslip.$inferSelect, 'number' | 'payDate'>,
  next: IsoDate,
): IsoDate => (number > 1 && payDate < next ? next : payDate)

/**
 * Returns the name of a payslip in payments, of which the bank makes its own: the same whenever it
 * is paid. A number that the format cannot have is replaced by its hash.
 */
export function paidId({ period, employmentNumber, number }: PayslipKey): string {
  const name = `${period}-${employmentNumber}-${number}`
  return /^[A-Za-z0-9-]{1,32}$/.test(name) ? name : createHash('sha256').update(name).digest('hex').slice(0, 32)
}

/** Returns what payments of payslips are made of. */
export async function paymentBasis(
  tx: Transaction,
  company: Company,
  period: Period,
  payables: readonly Payable[],
): Promise<PaymentBasis> {
  const payslips = payables.map(({ slip }) => slip)
  const persons = new Set(payslips.map(({ person }) => person))
  const employees = (await employeesOn(tx, period.payDay)).filter(values => persons.has(textIn(values, 'AnstNr')))
  return {
    company,
    payees: employees.map(payeeOf),
    payslips,
    advances: [],
    garnishments: await withheldFor(tx, company, payables, employees),
    earlier: await cancelledFiles(tx, period.period),
  }
}

const payeeOf = (values: Parameters<typeof textIn>[0]): Payee => ({
  person: textIn(values, 'AnstNr'),
  name: `${textIn(values, 'Fornamn')} ${textIn(values, 'Efternamn')}`,
  UtbetSatt: textIn(values, 'UtbetSatt') as Payee['UtbetSatt'],
  ClearNr: textIn(values, 'ClearNr'),
  KontoNr: textIn(values, 'KontoNr'),
  ClearNr2: textIn(values, 'ClearNr2'),
  KontoNr2: textIn(values, 'KontoNr2'),
  ClearNr3: textIn(values, 'ClearNr3'),
  KontoNr3: textIn(values, 'KontoNr3'),
  Andel2: numberIn(values, 'Andel2'),
  Andel3: numberIn(values, 'Andel3'),
  UtlIBAN: textIn(values, 'UtlIBAN'),
  UtlBIC: textIn(values, 'UtlBIC'),
})

/** Returns the cancelled files of a period: the bank may have got one of them after all. */
async function cancelledFiles(tx: Transaction, period: string): Promise<PaymentBasis['earlier']> {
  const rows = await tx
    .select({ messageId: paymentOrder.messageId, id: payment.endToEndId })
    .from(paymentOrder)
    .innerJoin(payment, eq(payment.order, paymentOrder.id))
    .where(and(eq(paymentOrder.period, period), eq(paymentOrder.status, 'CANCELLED'), sql`${payment.endToEndId} <> ''`))
  return [...Map.groupBy(rows, ({ messageId }) => messageId)].map(([messageId, of]) => ({
    messageId,
    ids: of.map(({ id }) => id),
  }))
}
