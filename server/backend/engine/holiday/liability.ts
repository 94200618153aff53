import { partOf, rounded } from '../fraction.ts'
import { type Hundredths, type Ore, type Rate, shareOf } from '../money.ts'
import { showKr, showRate } from '../show.ts'
import type { Step } from '../step.ts'
import { type DayValue, showHolidays } from './holiday-pay.ts'
import type { SavedDays } from './year-change.ts'

/** What a person's days of holiday are worth at the end of a period. */
export interface LiabilityFacts {
  /** Paid days that are left, and those earned so far for the next year. */
  readonly paid: Hundredths
  readonly earnedNext: Hundredths
  readonly saved: readonly SavedDays[]
  /** Days taken before they were earned, which the person owes. */
  readonly advance: Hundredths
  /** A day's value, and a saved one's by the degree at which it was earned. */
  readonly day: DayValue
  readonly savedDay: (degree: Rate) => DayValue
  /** The rate of the person's contributions. */
  readonly contributions: Rate
}

/** A kind of days with its value, in öre. */
export interface LiabilityPart {
  readonly kind: 'paid' | 'saved' | 'advance'
  readonly days: Hundredths
  readonly amount: Ore
}

/** A person's holiday liability, as it is posted. The sums are those of the parts, to the öre. */
export interface Liability {
  readonly parts: readonly LiabilityPart[]
  readonly amount: Ore
  readonly contributions: Ore
  readonly steps: readonly Step[]
}

const texts = { paid: 'Betalda dagar', saved: 'Sparade dagar', advance: 'Förskottsdagar' } as const

/** Returns a person's holiday liability: days at their value, and the contributions on it. */
export function liability(facts: LiabilityFacts): Liability {
  const { paid, earnedNext, saved, advance, day, savedDay, contributions: rate } = facts
  const part = (kind: LiabilityPart['kind'], days: Hundredths, value: DayValue) => ({
    kind,
    days,
    formula: `${showHolidays(days)} × ${value.formula}`,
    steps: value.steps,
    amount: rounded(partOf(value.day, [days, 100])),
  })
  const byDegree = Map.groupBy(saved, ({ degree }) => degree)
  const parts = [
    part('paid', paid + earnedNext, day),
    ...[...byDegree]
      .toSorted(([a], [b]) => a - b)
      .map(([degree, own]) =>
        part(
          'saved',
          own.reduce((sum, { days }) => sum + days, 0),
          savedDay(degree),
        ),
      ),
    part('advance', -advance + 0, day),
  ].filter(({ days }) => days !== 0)
  const amount = parts.reduce((sum, each) => sum + each.amount, 0)
  const contributions = shareOf(amount, rate)
  const source = 'Årsredovisningslagen 3 kap. 8 §, semesterlagen 28 §'
  const own = parts.map(
    ({ kind, formula, amount: value }, at): Step => ({
      id: `semesterskuld.${kind}.${at + 1}`,
      text: `Semesterlöneskuld, ${texts[kind].toLowerCase()}`,
      formula: `${formula} = ${showKr(value)}, avrundat till hela ören`,
      inputs: [],
      value,
      unit: 'kr',
      source,
    }),
  )
  const steps: readonly Step[] = [
    ...new Map(parts.flatMap(each => each.steps).map(step => [step.id, step])).values(),
    ...own,
    {
      id: 'semesterskuld',
      text: 'Semesterlöneskuld',
      value: amount,
      unit: 'kr',
      source,
      formula: parts.length === 0 ? showKr(0) : parts.map(each => showKr(each.amount)).join(' + '),
      inputs: parts.map(({ kind, amount: value }, at) => ({
        name: texts[kind],
        value: `${showKr(value)} kr`,
        step: own[at]?.id ?? '',
      })),
    },
    {
      id: 'semesterskuld.avgifter',
      text: 'Arbetsgivaravgifter på semesterlöneskulden',
      value: contributions,
      unit: 'kr',
      formula: `${showKr(amount)} × ${showRate(rate)} = ${showKr(contributions)}, avrundat till hela ören`,
      inputs: [{ name: 'Semesterlöneskuld', value: `${showKr(amount)} kr`, step: 'semesterskuld' }],
      source: 'Socialavgiftslagen (2000:980)',
    },
  ]
  return {
    parts: parts.map(({ kind, days, amount: value }) => ({ kind, days, amount: value })),
    amount,
    contributions,
    steps,
  }
}
