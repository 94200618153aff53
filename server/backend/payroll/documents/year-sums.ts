import { and, gte, inArray, isNull, lte } from 'drizzle-orm'
import type { Ore } from '../../engine/money.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { importedPayslip, payslip } from '../../tables/schema.ts'

type Summed = Pick<
  typeof payslip.$inferSelect,
  'employmentNumber' | 'number' | 'period' | 'payDate' | 'gross' | 'benefits' | 'tax'
>

/** What a person has been paid in a year, to and with a payslip. */
export interface YearSums {
  readonly gross: Ore
  readonly benefits: Ore
  readonly tax: Ore
}

/**
 * Returns the sums of the years of payslips, each with itself and what was paid before it. What was
 * taken back is left out; the pay of another program that was imported is the year's too, and a day
 * of both is paid after it.
 */
export async function yearSums(tx: Transaction, slips: readonly Summed[]): Promise<(slip: Summed) => YearSums> {
  const persons = [...new Set(slips.map(slip => slip.employmentNumber))]
  const days = slips.map(slip => slip.payDate).toSorted()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const { employmentNumber, number, period, payDate, gross, benefits, tax } = payslip
  const begins = `${first.slice(0, 4)}-01-01`
  const isPaid = and(inArray(employmentNumber, persons), isNull(payslip.reversedAt))
  const paid = await tx
    .select({ employmentNumber, number, period, payDate, gross, benefits, tax })
    .from(payslip)
    .where(and(isPaid, gte(payDate, begins), lte(payDate, last)))
  const imported = await tx
    .select()
    .from(importedPayslip)
    .where(
      and(
        inArray(importedPayslip.employmentNumber, persons),
        ...[gte(importedPayslip.payDate, begins), lte(importedPayslip.payDate, last)],
      ),
    )
  const before = imported.map(each => ({ ...each, number: 0, period: '' }))
  const paidTo = Map.groupBy([...before, ...paid], each => each.employmentNumber)
  return slip => {
    const isBefore = (each: Pick<Summed, 'payDate' | 'period' | 'number'>) =>
      each.payDate.slice(0, 4) === slip.payDate.slice(0, 4) &&
      (each.payDate < slip.payDate ||
        (each.payDate === slip.payDate && (each.period !== slip.period || each.number < slip.number)))
    const earlier = (paidTo.get(slip.employmentNumber) ?? []).filter(isBefore)
    const sumOf = (field: keyof YearSums) => earlier.reduce((sum, each) => sum + each[field], slip[field])
    return { gross: sumOf('gross'), benefits: sumOf('benefits'), tax: sumOf('tax') }
  }
}
