import { isWithin, monthOf, type Span } from '../dates.ts'
import { minus, type Part, zero } from '../fraction.ts'
import { calendarDaysTerms, calendarDaysValue, showLimit, type ValueOfDays } from '../leave/calendar-days.ts'
import type { LeaveAgreement } from '../leave/leave-agreement.ts'
import { type Calculated, formulaOfPart, type Line, partOfSum } from '../line.ts'
import type { Ore } from '../money.ts'
import { withWeeklyHours } from '../pay-level.ts'
import { showKr } from '../show.ts'
import type { Step } from '../step.ts'
import { longSicknessTerms, longSicknessValue } from './long-sickness.ts'
import type { LongSicknessAgreement } from './long-sickness-agreement.ts'
import {
  act,
  type HourLine,
  hourLine,
  lostPay,
  qualifyingLine,
  type SickLineKind,
  supplementLine,
} from './sick-lines.ts'
import { type CountedDay, type SickDay, type SickFacts, type SickPeriod, sickPeriods } from './sick-periods.ts'
import { sickWarnings } from './sick-warnings.ts'

/** What the calculation of sickness needs beside the days. */
export interface SicknessFacts extends SickFacts {
  /** What the agreement pays after the period of sick pay; null when it says nothing. */
  readonly long: LongSicknessAgreement | null
  /** The qualifying deduction as an agreement's part of a month's pay: the State's 3,68 %. */
  readonly qualifying?: Part
  /** How days without pay are deducted. */
  readonly leave: LeaveAgreement
  /** The price base amount of the payout's year. */
  readonly baseAmount: Ore
  /** Days on which a certificate applies. */
  readonly certified: readonly Span[]
}

/**
 * Returns the line of calendar days after the period of sick pay, with or without pay.
 *
 * @param before the days whose hours were deducted, which leave less of their month's pay
 */
function longLine(
  days: readonly CountedDay[],
  span: Span,
  before: readonly CountedDay[],
  isPaid: boolean,
  { long, leave, baseAmount }: SicknessFacts,
): readonly Line<SickLineKind>[] {
  const own = days.filter(({ date }) => isWithin(date, span))
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last) return []
  const agreement = isPaid ? long : null
  const deducted = (month: string) => lostPay(before.filter(({ date }) => monthOf(date) === month))
  const exact = (some: readonly CountedDay[]): ValueOfDays =>
    agreement
      ? { value: longSicknessValue(some, baseAmount, agreement), isLimited: false }
      : calendarDaysValue(some, leave.calendarDay, deducted)
  const part = partOfSum(days, span, some => minus(zero, exact(some).value))
  const known = days.filter(({ date }) => date <= span.to)
  const terms = agreement
    ? longSicknessTerms(known, baseAmount, agreement)
    : calendarDaysTerms(known, leave.calendarDay)
  const step: Step = {
    id: `sjuk.${first.date}.${agreement ? 'dag15' : 'utanlön'}`,
    value: part.amount,
    unit: 'kr',
    text: agreement ? 'Sjukavdrag efter sjuklöneperioden' : 'Sjukavdrag utan sjuklön efter sjuklöneperioden',
    formula: formulaOfPart([`−(${terms.join(' + ')})${showLimit(exact(known))}`], part),
    inputs: [
      { name: 'Kalenderdagar', value: `${own.length}` },
      ...(agreement ? [{ name: 'Prisbasbelopp', value: `${showKr(baseAmount)} kr` }] : []),
    ],
    source: agreement?.source ?? leave.source,
  }
  return [
    {
      kind: agreement ? 'sick.long' : 'sick.longUnpaid',
      from: first.date,
      to: last.date,
      quantity: own.length * 100,
      unit: 'DAG',
      price: null,
      amount: part.amount,
      steps: [step],
    },
  ]
}

function linesOf(period: SickPeriod, span: Span, facts: SicknessFacts): readonly Line<SickLineKind>[] {
  const { value } = period.law
  const monthly = (days: readonly CountedDay[]) => days.filter(({ pay }) => pay.form === 'MÅN')
  const unentitled = period.days.filter(({ number }) => number === null)
  const counted = period.days.flatMap(day => (day.number === null ? [] : [{ ...day, number: day.number }]))
  const entitled = counted.filter(({ number }) => number <= value.days)
  const later = monthly(counted).filter(({ number }) => (number ?? 0) > value.days)
  const lastPaid = facts.long?.lastDay ?? 0
  const hourDays = monthly([...unentitled, ...entitled])
  const hours = (kind: SickLineKind, name: string, text: string, clause: string, sign: 1 | -1, share = 10_000) =>
    ({ kind, name, text, sign, share, source: act(clause, period) }) satisfies HourLine
  return [
    ...hourLine(
      monthly(unentitled),
      span,
      hours('sick.unentitled', 'utanrätt', 'Sjukavdrag utan rätt till sjuklön', '3 §', -1),
    ),
    ...hourLine(monthly(entitled), span, hours('sick.deduction', 'avdrag', 'Sjukavdrag', '6 §', -1)),
    ...hourLine(entitled, span, hours('sick.pay', 'lön', 'Sjuklön', '6 §', 1, value.pay)),
    ...supplementLine(entitled, span, period),
    ...qualifyingLine(entitled, span, period, facts.qualifying),
    ...longLine(
      later.filter(({ number }) => (number ?? 0) <= lastPaid),
      span,
      hourDays,
      true,
      facts,
    ),
    ...longLine(
      later.filter(({ number }) => (number ?? 0) > lastPaid),
      span,
      hourDays,
      false,
      facts,
    ),
  ]
}

/**
 * Returns what sickness adds to the pay for the days of a payout.
 *
 * @param days those of the payout, and before it the days of the last twelve months and of the
 * whole period that is going on, in any order
 * @param span the days that the payout pays for
 */
export function sickness(days: readonly SickDay[], span: Span, facts: SicknessFacts): Calculated<SickLineKind> {
  const known = withWeeklyHours(days, facts.leave.fullTime)
  const current = sickPeriods(known.days, facts).filter(period => period.days.some(({ date }) => isWithin(date, span)))
  const due = current.flatMap(period => sickWarnings(period, span, facts.certified))
  return { lines: current.flatMap(period => linesOf(period, span, facts)), warnings: [...known.warnings, ...due] }
}
