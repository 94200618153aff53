import type { Accrual, EarnedUntil, ParentalDays } from '../basis/holiday-facts.ts'
import type { Agreement, EmploymentFacts } from '../basis/person-facts.ts'
import { fraction, partOf, rounded, times } from '../fraction.ts'
import type { QualifyingAbsence } from '../law-amounts.ts'
import type { Hundredths, Ore } from '../money.ts'
import type { Balance } from '../payslip.ts'
import { showHundredths, showKr } from '../show.ts'
import type { Step } from '../step.ts'
import { sourceOf } from './holiday-agreement.ts'
import { percentageBase, percentageOf, showHolidays, showPercentage } from './holiday-pay.ts'
import { leaverDay } from './settlement.ts'

/** Balances with the steps that explain them. */
export interface ExplainedBalances {
  readonly balances: readonly Balance[]
  readonly steps: readonly Step[]
}

/** What a person is paid on a day, and by which agreement. */
export interface PaidOn {
  readonly facts: EmploymentFacts
  readonly agreement: Agreement
}

/** What the days that are earned are worth. */
export interface AccrualFacts extends Accrual {
  readonly paidOn: (day: string) => PaidOn | undefined
  /** The pay of this payout that holiday is earned by. */
  readonly paidNow: Ore
  /** True when what is earned is paid now, since the employment ends. */
  readonly isSettled: boolean
}

/** What is earned until a day. */
interface Earned {
  readonly days: Hundredths
  readonly amount: Ore
  readonly steps: readonly Step[]
}

/** Returns what is earned until a day, without rounding up to whole days as the year's end does. */
function earnedUntil(
  { year, days, paidOn }: AccrualFacts,
  at: EarnedUntil,
  pay: Ore,
  end: '' | '.före',
): Earned | undefined {
  const paid = paidOn(at.until)
  if (!paid) return undefined
  const { holiday } = paid.agreement
  const length = Math.round((Date.parse(year.to) - Date.parse(year.from)) / 86_400_000) + 1
  const counted = Math.max(0, at.employed - at.notQualifying)
  const earned = rounded(fraction(counted * days * 100, length))
  const daysStep: Step = {
    id: `saldo.INT${end}`,
    text: `Intjänade semesterdagar ${year.from}–${at.until}`,
    formula: `(${at.employed} − ${at.employed - counted}) / ${length} × ${days} = ${showHundredths(earned)}, avrundat till hundradels dagar`,
    inputs: [
      { name: 'Anställningsdagar', value: `${at.employed}` },
      { name: 'Frånvaro som inte är semestergrundande', value: `${at.employed - counted} dagar` },
      { name: 'Semesterdagar per år', value: `${days}` },
    ],
    value: earned,
    unit: 'dagar',
    source: sourceOf(holiday, '7 och 17 §§'),
  }
  const text = `Intjänad semesterlön ${year.from}–${at.until}`
  const id = `saldo.INTKR${end}`
  if (paid.facts.salaryForm === 'MÅN' && !holiday.isPercentage) {
    const day = leaverDay(paid.facts.pay, paid.facts.degree, paid.facts.degree, holiday)
    const amount = rounded(partOf(day.day, [earned, 100]))
    const step: Step = {
      id,
      text,
      value: amount,
      unit: 'kr',
      source: sourceOf(holiday, '28 §'),
      formula: `${showHolidays(earned)} × ${day.formula} = ${showKr(amount)}, avrundat till hela ören`,
      inputs: [
        { name: 'Intjänade dagar', value: showHundredths(earned), step: daysStep.id },
        { name: 'Månadslön', value: `${showKr(paid.facts.pay)} kr` },
      ],
    }
    return { days: earned, amount, steps: [daysStep, step] }
  }
  const otherDays = Math.max(0, at.employed - at.qualifying - at.notQualifying)
  const base = percentageBase({ pay, qualifying: at.qualifying, otherDays })
  const share = percentageOf(days, holiday.percentage, holiday.perExtraDay)
  const amount = rounded(times(base, share))
  const absent =
    at.qualifying > 0 ? `(${showKr(pay)} + ${at.qualifying} dagar × ${showKr(pay)} / ${otherDays})` : showKr(pay)
  const step: Step = {
    id,
    text,
    value: amount,
    unit: 'kr',
    source: sourceOf(holiday, '16 b §'),
    formula: `${absent} × ${showPercentage(share)} = ${showKr(amount)}, avrundat till hela ören`,
    inputs: [
      { name: `Lön från ${year.from}`, value: `${showKr(pay)} kr` },
      { name: 'Semestergrundande frånvaro', value: `${at.qualifying} dagar` },
    ],
  }
  return { days: earned, amount, steps: [daysStep, step] }
}

const nothing: Earned = { days: 0, amount: 0, steps: [] }

/** Returns the step of what is left when an employment ends: all of it is paid. */
const settledStep = (kind: 'INT' | 'INTKR', unit: 'dagar' | 'kr', last: Step | undefined): Step => ({
  id: `saldo.${kind}.slut`,
  text: kind === 'INT' ? 'Intjänade semesterdagar kvar' : 'Intjänad semesterlön kvar',
  formula: '0, betalas med slutlönen som semesterersättning',
  inputs: last ? [{ name: 'Intjänat', value: `${showKr(last.value)} ${unit}`, step: last.id }] : [],
  value: 0,
  unit,
  source: 'Semesterlagen 28 §',
})

/**
 * Returns what is earned of the holiday of the next year, before the payout and with it: days, and
 * what they are worth to somebody who leaves.
 */
export function accruedHoliday(facts: AccrualFacts): ExplainedBalances {
  const before = facts.before && earnedUntil(facts, facts.before, facts.paid, '.före')
  const after = earnedUntil(facts, facts.after, facts.paid + facts.paidNow, '')
  if (!after || before === undefined) return { balances: [], steps: [] }
  const from = before ?? nothing
  const stepsOf = (at: 0 | 1): readonly Step[] => {
    const own = [from.steps[at], after.steps[at]].flatMap(step => step ?? [])
    return facts.isSettled
      ? [...own, settledStep(at === 0 ? 'INT' : 'INTKR', at === 0 ? 'dagar' : 'kr', own.at(-1))]
      : own
  }
  const [days, amount] = [stepsOf(0), stepsOf(1)]
  const left = facts.isSettled ? nothing : after
  return {
    balances: [
      { kind: 'INT', before: from.days, after: left.days, steps: days.map(({ id }) => id) },
      { kind: 'INTKR', before: from.amount, after: left.amount, steps: amount.map(({ id }) => id) },
    ],
    steps: [...days, ...amount],
  }
}

/**
 * Returns the days of parental leave that still earn holiday, for each child.
 *
 * @param law has the days for a child and a parent, and those of a single parent
 */
export function parentalDays(
  children: readonly ParentalDays[],
  law: QualifyingAbsence,
  source: string,
): ExplainedBalances {
  const all = children.map(({ child, before, after, isAlone = false }) => {
    const most = isAlone ? law.parentalSingle : law.parental
    const left = (used: number): Hundredths => Math.max(0, most - used) * 100
    const step: Step = {
      id: `saldo.FPE.${child}`,
      text: `Föräldradagar kvar som ger semester, ${child}`,
      formula: `${most} − ${after} = ${showHundredths(left(after))}${after > most ? ', lägst noll' : ''}`,
      inputs: [
        { name: isAlone ? 'Dagar för ensam vårdnadshavare' : 'Dagar för varje barn', value: `${most}` },
        { name: 'Tagna tidigare', value: `${before}` },
        { name: 'Tagna i perioden', value: `${after - before}` },
      ],
      value: left(after),
      unit: 'dagar',
      source,
    }
    return { step, balance: { kind: 'FPE', name: child, before: left(before), after: left(after), steps: [step.id] } }
  })
  return { balances: all.map(({ balance }) => balance), steps: all.map(({ step }) => step) }
}
