import { fraction, partOf, rounded } from '../fraction.ts'
import { type Calculated, type Line, showPart } from '../line.ts'
import type { Hundredths, Ore, Rate } from '../money.ts'
import { showKr, showRate } from '../show.ts'
import { withLast } from '../step.ts'
import { type AdvanceDebt, debtLines, type Ending } from './advance.ts'
import { type HolidayAgreement, sourceOf } from './holiday-agreement.ts'
import { type DayValue, type HolidayLineKind, lineOfDays } from './holiday-pay.ts'
import type { SavedDays } from './year-change.ts'

/** What is settled when somebody leaves. */
export interface SettlementFacts {
  readonly ending: Ending
  /** A month's pay, and the degree of employment. */
  readonly pay: Ore
  readonly degree: Rate
  /** Paid days that are left of this year; negative when more were taken than earned. */
  readonly remaining: Hundredths
  /** Days that were earned for the next year; zero when the years coincide. */
  readonly earnedNext: Hundredths
  readonly saved: readonly SavedDays[]
  readonly debts: readonly AdvanceDebt[]
  /**
   * A day's value by the percentage, of the year that is over and of the one that ends now; null
   * when a day is a part of the month's pay.
   */
  readonly percentage: { readonly current: DayValue; readonly next: DayValue } | null
}

/** Returns what a day is worth to somebody who leaves, by the degree at which it was earned. */
export function leaverDay(
  pay: Ore,
  earned: Rate,
  now: Rate,
  { leaverDay: part, savesDegree }: HolidayAgreement,
): DayValue {
  const isOther = savesDegree && earned !== now && now > 0
  const raised = isOther ? partOf(fraction(pay), [earned, now]) : fraction(pay)
  const shown = isOther ? `${showKr(pay)} × ${showRate(earned)} / ${showRate(now)}` : showKr(pay)
  return { day: partOf(raised, part), formula: `${shown} ${showPart(part)}`, steps: [] }
}

/**
 * Returns the holiday compensation of somebody who leaves: the days that are left, those earned for
 * the next year, and saved ones, less what was paid before it was earned. A debt is never more than
 * the compensation that it is taken from (Semesterlagen 28–29 a §§).
 *
 * @param advanceYears the years after which a debt is written off
 */
export function settlement(
  { ending, pay, degree, remaining, earnedNext, saved, debts, percentage }: SettlementFacts,
  agreement: HolidayAgreement,
  advanceYears: number,
): Calculated<HolidayLineKind> {
  const { lastDay } = ending
  const source = sourceOf(agreement, '28 §')
  const own = leaverDay(pay, degree, degree, agreement)
  const compensation = (
    kind: 'holiday.compensation' | 'holiday.savedCompensation',
    [id, text]: readonly [id: string, text: string],
    days: Hundredths,
    { day, formula, steps }: DayValue,
  ): readonly Line<HolidayLineKind>[] => {
    if (days <= 0) return []
    const inputs = [{ name: 'Månadslön', value: `${showKr(pay)} kr` }]
    const line = lineOfDays(
      { from: lastDay, to: lastDay, days },
      { kind, text, day, formula, steps, source, inputs: percentage ? [] : inputs },
    )
    // The lines have their last day in common.
    return [{ ...line, steps: withLast(line.steps, step => ({ ...step, id: `semester.slut.${id}` })) }]
  }
  const savedDays = Map.groupBy(saved, one => (agreement.savesDegree ? one.degree : degree))
  const gained = [
    ...compensation(
      'holiday.compensation',
      ['kvar', 'Semesterersättning, årets dagar'],
      remaining,
      percentage?.current ?? own,
    ),
    ...compensation(
      'holiday.compensation',
      ['intjänade', 'Semesterersättning, intjänade dagar'],
      earnedNext,
      percentage?.next ?? own,
    ),
    ...[...savedDays]
      .toSorted(([a], [b]) => a - b)
      .flatMap(([earned, days]) =>
        compensation(
          'holiday.savedCompensation',
          [`sparade.${earned}`, 'Semesterersättning, sparade dagar'],
          days.reduce((sum, one) => sum + one.days, 0),
          percentage?.current ?? leaverDay(pay, earned, degree, agreement),
        ),
      ),
  ]
  const total = gained.reduce((sum, { amount }) => sum + amount, 0)
  const overdrawn: readonly AdvanceDebt[] =
    remaining < 0
      ? [
          {
            paidOn: lastDay,
            days: -remaining,
            amount: rounded(partOf((percentage?.current ?? own).day, [-remaining, 100])),
          },
        ]
      : []
  const owed = debtLines([...debts, ...overdrawn], ending, total, advanceYears, sourceOf(agreement, '29 a §'))
  return { lines: [...gained, ...owed.lines], warnings: owed.warnings }
}
