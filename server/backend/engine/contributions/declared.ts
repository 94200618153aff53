import type { IsoDate } from '#contracts/rules/date.ts'
import { inForce } from '../law.ts'
import type { Law } from '../law-rules.ts'
import { type Ore, type Rate, shareOf, toKronor, wholeKronor } from '../money.ts'
import { showKr, showRate } from '../show.ts'
import type { Explained, Step } from '../step.ts'
import type { ContributionGroup } from './contribution-rules.ts'
import { feesOf, rateOf } from './fees.ts'

/** A payee's month as it is declared. */
export interface DeclaredPayee {
  /** Names the payee in the sums: AnstNr. */
  readonly person: string
  /** Null has the fees of ordinary ages. */
  readonly birthDate: IsoDate | null
  /** ArbAvgTyp. */
  readonly type: string
  /** The base of the whole month: all payments, without those that the year's limit frees. */
  readonly base: Ore
}

/** The bases and fees of one rate. */
export interface DeclaredRate {
  readonly group: ContributionGroup
  /** As it is shown: 'Full avgift'. */
  readonly name: string
  readonly rate: Rate
  /** Whole kronor, as öre. */
  readonly base: Ore
  readonly amount: Ore
  /** Whose bases are in the sum. */
  readonly persons: readonly string[]
}

export interface DeclaredContributions {
  readonly rates: readonly DeclaredRate[]
  /** FK487, before reductions of the whole company. */
  readonly total: Ore
}

/**
 * Returns the employer contributions as the declaration has them: öre are dropped from each payee's
 * month, the bases are summed by rate, and öre are dropped by rate (SKV 401). The last step has the
 * id 'avgift.deklaration'.
 *
 * @param payDate a day of the declared month; the fees never change inside one
 * @throws MissingRule when the law of the month is not entered
 */
export function declaredContributions(
  law: Law,
  payDate: IsoDate,
  payees: readonly DeclaredPayee[],
): Explained<DeclaredContributions> {
  const { value: rules, source } = inForce(law.contributions.fees, payDate)
  const sums = new Map<string, { group: ContributionGroup; name: string; rate: Rate; base: Ore; persons: string[] }>()
  for (const { person, birthDate, type, base: exact } of payees) {
    if (type === '00') continue
    const base = wholeKronor(exact)
    const { own, full } = feesOf(rules, { payDate, birthDate, type })
    const below = own.upTo === undefined ? base : Math.min(base, own.upTo)
    for (const [part, { group, name, fees }] of [[below, own] as const, [base - below, full] as const]) {
      if (part === 0) continue
      const rate = rateOf(fees)
      const key = `${group} ${rate}`
      const sum = sums.get(key) ?? { group, name, rate, base: 0, persons: [] }
      sum.base += part
      sum.persons.push(person)
      sums.set(key, sum)
    }
  }
  const order = (a: DeclaredRate, b: DeclaredRate) => b.rate - a.rate || a.group.localeCompare(b.group)
  const rates = [...sums.values()]
    .map(
      (sum): DeclaredRate => ({
        ...sum,
        persons: sum.persons.toSorted(),
        amount: shareOf(sum.base, sum.rate, 'down', toKronor),
      }),
    )
    .toSorted(order)
  const total = rates.reduce((sum, { amount }) => sum + amount, 0)
  const steps = rates.map(
    ({ name, rate, base, amount, persons }, at): Step => ({
      id: `avgift.deklaration.${at + 1}`,
      text: name,
      value: amount,
      unit: 'kr',
      source,
      formula: `${showKr(base)} × ${showRate(rate)}, öre stryks`,
      inputs: [{ name: 'Mottagare', value: `${persons.length}` }],
    }),
  )
  const last: Step = {
    id: 'avgift.deklaration',
    text: 'Summa arbetsgivaravgifter att deklarera',
    value: total,
    unit: 'kr',
    source,
    formula: rates.map(({ amount }) => showKr(amount)).join(' + ') || showKr(0),
    inputs: steps.map(({ id, text, value }) => ({ name: text, value: `${showKr(value)} kr`, step: id })),
  }
  return { value: { rates, total }, steps: [...steps, last] }
}
