import { isWithin, type Span } from '../dates.ts'
import { type Fraction, fraction, minus, partOf, zero } from '../fraction.ts'
import { type Calculated, formulaOfPart, type Line, type LineUnit, partOfSum, showPart } from '../line.ts'
import type { Hundredths } from '../money.ts'
import {
  type AbsenceDay,
  byPayLevel,
  hourFormula,
  hourValue,
  type PayLevel,
  payInputs,
  withWeeklyHours,
} from '../pay-level.ts'
import { showHundredths, showKr } from '../show.ts'
import type { Step } from '../step.ts'
import {
  calendarDayPart,
  calendarDaysTerms,
  calendarDaysValue,
  ofDay,
  showDays,
  showExtent,
  showLimit,
  type ValueOfDays,
  withinMonths,
} from './calendar-days.ts'
import type { LeaveAgreement } from './leave-agreement.ts'
import { type Spell, spells, workdaysOf } from './spells.ts'

/** The lines of leave: deducted by hours, by working days, or by calendar days. */
export type LeaveLineKind = 'leave.hours' | 'leave.workdays' | 'leave.calendarDays'

/** What the leave is, as it is named on the payslip, and whether it is always counted in hours. */
export interface LeaveType {
  /** The code of contracts/code-lists/absence `absenceTypes`. */
  readonly code: string
  /** Swedish: 'Tjänstledighet'. */
  readonly text: string
  readonly isByHours: boolean
}

/** A way of deducting: what a day is worth, how that is written, and what is counted. */
interface Way {
  readonly kind: LeaveLineKind
  readonly unit: LineUnit
  readonly value: (days: readonly AbsenceDay[]) => ValueOfDays
  readonly terms: (days: readonly AbsenceDay[]) => readonly string[]
  readonly quantity: (days: readonly AbsenceDay[]) => Hundredths
}

/** Returns an hour's pay: of the person's own hours, or of full time's by a divisor. */
const leaveHour = (level: PayLevel, { hours, fullTime }: LeaveAgreement): Fraction =>
  hours === null ? hourValue(level) : partOf(fraction(level.pay), [fullTime * 100, level.weeklyHours * hours])

const leaveHourFormula = (level: PayLevel, { hours, fullTime }: LeaveAgreement): string => {
  if (hours === null) return hourFormula(level)
  const raised =
    level.weeklyHours === fullTime
      ? showKr(level.pay)
      : `${showKr(level.pay)} × ${showHundredths(fullTime)} / ${showHundredths(level.weeklyHours)}`
  return `${raised} / ${showHundredths(hours)}`
}

const hoursOf = (days: readonly AbsenceDay[]): Hundredths => days.reduce((sum, { absent }) => sum + absent, 0)

const byHours = (agreement: LeaveAgreement): Way => ({
  kind: 'leave.hours',
  unit: 'TIM',
  quantity: hoursOf,
  value: days => withinMonths(days, ({ absent, pay }) => partOf(leaveHour(pay, agreement), [absent, 100])),
  terms: days =>
    byPayLevel(days).map(
      ([level, same]) => `${showHundredths(hoursOf(same))} tim × ${leaveHourFormula(level, agreement)}`,
    ),
})

const byCalendarDays = ({ calendarDay }: LeaveAgreement): Way => ({
  kind: 'leave.calendarDays',
  unit: 'DAG',
  quantity: days => days.length * 100,
  value: days => calendarDaysValue(days, calendarDay),
  terms: days => calendarDaysTerms(days, calendarDay),
})

const byWorkdays = ({ workday, calendarDay, factor }: LeaveAgreement): Way => {
  const value = (day: AbsenceDay) =>
    factor ? partOf(ofDay(day, calendarDayPart(day.date, calendarDay)), factor) : ofDay(day, workday)
  const formula = ({ date }: AbsenceDay) =>
    factor ? `${showPart(calendarDayPart(date, calendarDay))} ${showPart(factor)}` : showPart(workday)
  return {
    kind: 'leave.workdays',
    unit: 'DAG',
    quantity: days => days.length * 100,
    value: days => withinMonths(days, value),
    terms: days =>
      [...Map.groupBy(days, day => `${showKr(day.pay.pay)} ${formula(day)}${showExtent(day)}`)].map(
        ([term, same]) => `${showDays(same.length)} × ${term}`,
      ),
  }
}

const isPart = ({ absent, scheduled }: AbsenceDay): boolean => absent < scheduled

/**
 * Returns the ways in which a spell's days are deducted. An absence of more working days than a
 * short one's is deducted by calendar days; otherwise whole days by working days and parts of days
 * by hours.
 */
function waysOf(spell: Spell, { isByHours }: LeaveType, agreement: LeaveAgreement): readonly [Way, Spell][] {
  const workdays = workdaysOf(spell)
  if (isByHours) return [[byHours(agreement), workdays]]
  const first = spell.findIndex(({ absent }) => absent > 0)
  const last = spell.findLastIndex(({ absent }) => absent > 0)
  const isAroundDaysOff = spell.slice(first, last).some(({ scheduled }) => scheduled === 0)
  const isLong = workdays.length > agreement.shortest || (agreement.includesDaysOff && isAroundDaysOff)
  if (isLong && !agreement.factor) return [[byCalendarDays(agreement), spell]]
  return [
    [byWorkdays(agreement), workdays.filter(day => !isPart(day))],
    [byHours(agreement), workdays.filter(isPart)],
  ]
}

function lineOf(
  days: Spell,
  span: Span,
  { kind, unit, value, terms, quantity }: Way,
  { code, text }: LeaveType,
  { source }: LeaveAgreement,
): readonly Line<LeaveLineKind>[] {
  const own = days.filter(({ date }) => isWithin(date, span))
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last) return []
  const part = partOfSum(days, span, some => minus(zero, value(some).value))
  const known = days.filter(({ date }) => date <= span.to)
  const counted = quantity(own)
  const step: Step = {
    id: `ledig.${code}.${first.date}.${kind.slice(6)}`,
    text: `${text}, avdrag`,
    value: part.amount,
    unit: 'kr',
    source,
    formula: formulaOfPart([`−(${terms(known).join(' + ')})${showLimit(value(known))}`], part),
    inputs: [
      ...payInputs(first.pay),
      { name: 'Frånvaro', value: unit === 'TIM' ? `${showHundredths(counted)} timmar` : showDays(own.length) },
    ],
  }
  return [
    {
      kind,
      from: first.date,
      to: last.date,
      quantity: counted,
      unit,
      price: null,
      amount: part.amount,
      steps: [step],
    },
  ]
}

/**
 * Returns what leave of one type takes of a monthly pay for the days of a payout. Whoever is paid
 * by the hour has nothing deducted.
 *
 * @param days those of absence, with the days off around them, in any order: the payout's, and
 * before it those of an absence that goes on
 * @param span the days that the payout pays for
 */
export function leave(
  days: readonly AbsenceDay[],
  span: Span,
  type: LeaveType,
  agreement: LeaveAgreement,
): Calculated<LeaveLineKind> {
  const known = withWeeklyHours(days, agreement.fullTime)
  const lines = spells(known.days.filter(({ pay }) => pay.form === 'MÅN')).flatMap(spell =>
    waysOf(spell, type, agreement).flatMap(([way, own]) => lineOf(own, span, way, type, agreement)),
  )
  return { lines, warnings: known.warnings }
}
