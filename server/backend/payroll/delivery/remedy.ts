import { and, eq } from 'drizzle-orm'
import type { DeliveryRemedy } from '#contracts/payroll/delivery/shapes.ts'
import { swedishDate } from '../../platform/calendar/swedish-date.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { payslip, payslipDelivery } from '../../tables/schema.ts'
import { periodOf } from '../run/salary-period.ts'
import { deliveryColumns, deliveryOfPayslip } from './delivery-columns.ts'
import { jobFor } from './publish.ts'

interface Remedied {
  readonly AnstNr: string
  readonly Nummer: number
  readonly Atgard: DeliveryRemedy
}

interface Batch {
  readonly period: string
  readonly items: readonly Remedied[]
  readonly ftgKey: string
  readonly now: Date
}

/** Returns why nothing is done about a delivery, in Swedish, or undefined. */
function refusalOf(found: { readonly status: string } | undefined): string | undefined {
  if (!found || found.status === 'PLANNED') return 'Lönebeskedet är inte publicerat.'
  if (found.status === 'DONE') return 'Lönebeskedet är redan utlämnat.'
  if (found.status === 'FAILED' || found.status === 'UNSURE') return undefined
  return 'Lönebeskedet väntar på att lämnas ut.'
}

/**
 * Sends payslips again that were not sent, or gives them on paper instead, one by one: a refused
 * one leaves the others. What may be at Kivra already is sent as it was made, and comes once.
 *
 * @throws Refusal salaryPeriodMissing
 */
export async function remedyDeliveries(tx: Transaction, { period, items, ftgKey, now }: Batch) {
  await periodOf(tx, period)
  const result = { persons: [] as string[], errors: [] as { index: number; message: string }[] }
  const { status } = deliveryColumns(now)
  const inOrder = [...items.entries()].toSorted(([, a], [, b]) => (a.AnstNr < b.AnstNr ? -1 : 1))
  for (const [index, { AnstNr, Nummer, Atgard }] of inOrder) {
    const ofDelivery = and(
      eq(payslipDelivery.period, period),
      ...[eq(payslipDelivery.employmentNumber, AnstNr), eq(payslipDelivery.number, Nummer)],
    )
    const [found] = await tx
      .select({ status })
      .from(payslipDelivery)
      .innerJoin(payslip, deliveryOfPayslip)
      .where(ofDelivery)
      .for('update', { of: payslipDelivery })
    const message = refusalOf(found)
    if (message !== undefined) {
      result.errors.push({ index, message })
      continue
    }
    const again = async () => ({
      status: 'WAITING' as const,
      reason: '',
      jobId: await jobFor(tx, { period, day: swedishDate(now), ftgKey, now }),
    })
    const onPaper = { status: 'WAITING' as const, way: 'PAPER' as const, jobId: null, content: null }
    await tx
      .update(payslipDelivery)
      .set(Atgard === 'AGAIN' ? await again() : onPaper)
      .where(ofDelivery)
    result.persons.push(AnstNr)
  }
  result.errors.sort((a, b) => a.index - b.index)
  return result
}
