import { isWithin, type Span } from '../dates.ts'
import {
  type Fraction,
  fraction,
  isLess,
  least,
  minus,
  type Part,
  partOf,
  plus,
  rounded,
  sum,
  zero,
} from '../fraction.ts'
import { formulaOfPart, type Line, partOfSum, showPart } from '../line.ts'
import { byPayLevel, hourFormula, hourStep, hourValue, weekFormula, weekValue } from '../pay-level.ts'
import { showHundredths, showKr, showRate } from '../show.ts'
import type { Step } from '../step.ts'
import type { CountedDay, SickPeriod } from './sick-periods.ts'

/**
 * The lines of sickness: the deduction for lost hours, sick pay of them and of lost supplements,
 * the qualifying deduction, hours without a right to sick pay, and days after the period of it.
 */
export type SickLineKind =
  | 'sick.deduction'
  | 'sick.pay'
  | 'sick.supplements'
  | 'sick.qualifying'
  | 'sick.unentitled'
  | 'sick.long'
  | 'sick.longUnpaid'

/** Returns a clause of the Act, with where the figures of the period are from. */
export const act = (clause: string, { law }: SickPeriod) => `${law.source} ${clause}`

/** Returns the exact pay of the lost hours. */
export const lostPay = (days: readonly CountedDay[]): Fraction =>
  sum(days.map(({ absent, pay }) => partOf(hourValue(pay), [absent, 100])))

/** The exact sick pay: a share of the lost pay and of the lost supplements. */
const sickPay = (days: readonly CountedDay[], { law }: SickPeriod): Fraction =>
  partOf(plus(lostPay(days), lostSupplements(days)), [law.value.pay, 10_000])

const lostSupplements = (days: readonly CountedDay[]): Fraction =>
  sum(days.map(({ lostSupplements: lost = 0 }) => fraction(lost)))

const hoursOf = (days: readonly CountedDay[]): number => days.reduce((total, { absent }) => total + absent, 0)

const until = ({ to }: Span, days: readonly CountedDay[]) => days.filter(({ date }) => date <= to)

/** What a line of hours is. */
export interface HourLine {
  readonly kind: SickLineKind
  readonly name: string
  readonly text: string
  readonly sign: 1 | -1
  /** The share of the hour's pay, as it is calculated and shown. */
  readonly share: number
  readonly source: string
}

/** Returns the line of hours at a share of their pay, or none when the span has no such hours. */
export function hourLine(
  days: readonly CountedDay[],
  span: Span,
  { kind, name, text, sign, share, source }: HourLine,
): readonly Line<SickLineKind>[] {
  const own = days.filter(({ date, absent }) => absent > 0 && isWithin(date, span))
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last) return []
  const part = partOfSum(days, span, some => partOf(lostPay(some), [sign * share, 10_000]))
  const levels = byPayLevel(until(span, days).filter(({ absent }) => absent > 0))
  const price = levels.length === 1 ? rounded(partOf(hourValue(first.pay), [share, 10_000])) : null
  const id = `sjuk.${first.date}.${name}`
  const shown = share === 10_000 ? '' : ` × ${showRate(share)}`
  const terms = levels.map(
    ([level, same]) => `${showHundredths(sign * hoursOf(same))} tim × ${hourFormula(level)}${shown}`,
  )
  const hour = hourStep(`sjuk.${first.date}.timme`, first.pay, source)
  const step: Step = {
    id,
    text,
    formula: formulaOfPart(terms, part),
    value: part.amount,
    unit: 'kr',
    source,
    inputs: [
      { name: 'Frånvaro', value: `${showHundredths(hoursOf(own))} timmar` },
      { name: 'Lön per timme', value: `${showKr(hour.value)} kr`, step: hour.id },
    ],
  }
  const quantity = hoursOf(own)
  return [
    { kind, from: first.date, to: last.date, quantity, unit: 'TIM', price, amount: part.amount, steps: [hour, step] },
  ]
}

/** Returns the line of sick pay on supplements for inconvenient hours that are lost. */
export function supplementLine(
  days: readonly CountedDay[],
  span: Span,
  period: SickPeriod,
): readonly Line<SickLineKind>[] {
  const own = days.filter(({ date, lostSupplements: lost = 0 }) => lost > 0 && isWithin(date, span))
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last) return []
  const { pay } = period.law.value
  const part = partOfSum(days, span, some => partOf(lostSupplements(some), [pay, 10_000]))
  const lost = rounded(lostSupplements(until(span, days)))
  const step: Step = {
    id: `sjuk.${first.date}.ob`,
    text: 'Sjuklön på förlorade tillägg',
    value: part.amount,
    unit: 'kr',
    formula: formulaOfPart([`${showKr(lost)} × ${showRate(pay)}`], part),
    inputs: [{ name: 'Förlorade tillägg', value: `${showKr(lost)} kr` }],
    source: act('6 §', period),
  }
  const { amount } = part
  return [
    {
      kind: 'sick.supplements',
      from: first.date,
      to: last.date,
      quantity: 100,
      unit: 'ST',
      price: amount,
      amount,
      steps: [step],
    },
  ]
}

const noDeduction = {
  protected: 'inget: särskilt högriskskydd enligt Försäkringskassans beslut',
  maxReached: 'inget: det högsta antalet karensavdrag under tolv månader är redan gjort',
} as const

/**
 * Returns the line of the qualifying deduction. It is made once a period, of the first days' sick
 * pay, and is never more than the sick pay of the period so far.
 *
 * @param ofMonth an agreement's part of a month's pay, in place of the law's of a week's sick pay
 */
export function qualifyingLine(
  days: readonly CountedDay[],
  span: Span,
  period: SickPeriod,
  ofMonth?: Part,
): readonly Line<SickLineKind>[] {
  const own = days.filter(day => isWithin(day.date, span) && (day.absent > 0 || (day.lostSupplements ?? 0) > 0))
  const [first, last, start] = [own[0], own.at(-1), days[0]]
  if (!first || !last || !start) return []
  const { pay, qualifying } = period.law.value
  const id = `sjuk.${first.date}.karens`
  const isDeducted = period.qualifying === 'deducted'
  const week = partOf(weekValue(start.pay), [pay, 10_000])
  const isOfMonth = ofMonth !== undefined && start.pay.form === 'MÅN'
  const full = isOfMonth ? partOf(fraction(start.pay.pay), ofMonth) : partOf(week, [qualifying, 10_000])
  const part = partOfSum(days, span, some => (isDeducted ? minus(zero, least(full, sickPay(some, period))) : zero))
  // The whole deduction was made in an earlier payout.
  if (isDeducted && part.amount === 0) return []
  const weekStep: Step = {
    id: `${id}.vecka`,
    text: 'Sjuklön för en genomsnittlig vecka',
    value: rounded(week),
    unit: 'kr',
    formula: `${weekFormula(start.pay)} × ${showRate(pay)}, visas i hela ören`,
    inputs: [{ name: 'Från och med', value: period.start }],
    source: act('6 §', period),
  }
  const paid = sickPay(until(span, days), period)
  const formula = isOfMonth
    ? `−${showKr(start.pay.pay)} ${showPart(ofMonth)}`
    : `−${weekFormula(start.pay)} × ${showRate(pay)} × ${showRate(qualifying)}`
  const terms = `${formula}${isLess(paid, full) ? ', högst periodens sjuklön' : ''}`
  const step: Step = {
    id,
    text: 'Karensavdrag',
    value: part.amount,
    unit: 'kr',
    source: act('6 §', period),
    formula: period.qualifying === 'deducted' ? formulaOfPart([terms], part) : noDeduction[period.qualifying],
    inputs: [
      { name: 'Sjuklön för en genomsnittlig vecka', value: `${showKr(rounded(week))} kr`, step: weekStep.id },
      { name: 'Periodens sjuklön', value: `${showKr(rounded(paid))} kr` },
    ],
  }
  return [
    {
      kind: 'sick.qualifying',
      from: first.date,
      to: last.date,
      quantity: 100,
      unit: 'ST',
      price: -part.amount + 0,
      amount: part.amount,
      steps: [weekStep, step],
    },
  ]
}
