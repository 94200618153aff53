import type { IsoDate } from '#contracts/rules/date.ts'
import { fraction, minus, partOf, rounded } from '../fraction.ts'
import type { Line } from '../line.ts'
import type { Ore } from '../money.ts'
import { showKr } from '../show.ts'
import { dayDeduction } from '../sickness/long-sickness.ts'
import type { LongSicknessAgreement } from '../sickness/long-sickness-agreement.ts'

/** How an agreement pays somebody on parental leave (föräldralön). */
export interface ParentalPayAgreement {
  /** How a day's pay is reduced: as a day of long sickness. */
  readonly day: LongSicknessAgreement
  /** The months of parental pay by completed years of employment, the fewest first: [1, 2]. */
  readonly months: readonly (readonly [years: number, months: number])[]
  /** The clause, as it is shown. */
  readonly source: string
}

/** Returns the months of parental pay after so many years of employment. */
export const parentalPayMonths = (years: number, { months }: ParentalPayAgreement): number =>
  months.findLast(([from]) => from <= years)?.[1] ?? 0

/** The days that a month of parental pay stands for. */
const daysOfMonth = 30

/** Returns the line of a month of parental pay: the pay less thirty days' deduction. */
export function parentalPay(
  pay: Ore,
  day: IsoDate,
  baseAmount: Ore,
  { day: agreement, source }: ParentalPayAgreement,
): Line<'leave.parentalPay'> {
  const deduction = dayDeduction(pay, baseAmount, agreement)
  const amount = Math.max(0, rounded(minus(fraction(pay), partOf(deduction, [daysOfMonth, 1]))))
  return {
    kind: 'leave.parentalPay',
    from: day,
    to: day,
    quantity: 100,
    unit: 'ST',
    price: amount,
    amount,
    steps: [
      {
        id: `ledig.föräldralön.${day}`,
        text: 'Föräldralön',
        value: amount,
        unit: 'kr',
        source,
        formula: `${showKr(pay)} − ${daysOfMonth} × ${showKr(rounded(deduction))} = ${showKr(amount)}, avrundat till hela ören`,
        inputs: [
          { name: 'Månadslön', value: `${showKr(pay)} kr` },
          { name: 'Avdrag per kalenderdag', value: `${showKr(rounded(deduction))} kr` },
        ],
      },
    ],
  }
}
