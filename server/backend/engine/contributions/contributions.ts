import type { IsoDate } from '#contracts/rules/date.ts'
import { inForce } from '../law.ts'
import type { Law } from '../law-rules.ts'
import { type Ore, type Rate, shareOf } from '../money.ts'
import { showKr, showRate } from '../show.ts'
import type { Explained, Step, StepInput } from '../step.ts'
import type { ContributionGroup, ContributionRules, PartialFee } from './contribution-rules.ts'
import { feesOf, rateOf } from './fees.ts'

/** What a payee's employer contributions of one payment are calculated from. */
export interface ContributionFacts {
  readonly payDate: IsoDate
  /** Null has the fees of ordinary ages. */
  readonly birthDate: IsoDate | null
  /** ArbAvgTyp: a code of contracts/code-lists/taxes `employerContributionTypes`. */
  readonly type: string
  /** Cash pay and benefits that contributions are paid on, of this payment. */
  readonly base: Ore
  /** The same of earlier payments in the month. */
  readonly earlierInMonth?: Ore
  /** The same of earlier payments in the year, all of them. */
  readonly earlierInYear?: Ore
  /** False pays contributions from the first krona (the company's setting ArbAvgGrans). */
  readonly usesYearLimit?: boolean
}

/** A part of the base with one rate. */
export interface ContributionPart {
  readonly group: ContributionGroup
  readonly rate: Rate
  readonly base: Ore
  readonly amount: Ore
  /** The fees that the rate consists of. Their amounts add up to the part's. */
  readonly fees: readonly (PartialFee & { readonly amount: Ore })[]
}

export interface Contributions {
  /** The base that contributions are paid on now. */
  readonly base: Ore
  readonly parts: readonly ContributionPart[]
  readonly total: Ore
}

/**
 * Returns the employer contributions of a payment, to the nearest öre by rate. The last step has
 * the id 'avgift' and gives the total; before it is 'avgift.1' and so on by rate.
 *
 * @throws MissingRule when the law of the payment's day is not entered
 */
export function contributions(law: Law, facts: ContributionFacts): Explained<Contributions> {
  if (facts.type === '00') return nothing('Fri från avgift: inga arbetsgivaravgifter', 'Den anställdas uppgifter')
  const { value: rules, source } = inForce(law.contributions.fees, facts.payDate)
  const { base, isBelow } = chargedBase(rules, facts)
  if (isBelow) {
    return nothing(
      `${showKr(facts.base + (facts.earlierInYear ?? 0))} under året är mindre än ${showKr(rules.leastYear)}: inga arbetsgivaravgifter`,
      'Socialavgiftslagen 2 kap. 14 §',
    )
  }
  const { earlierInMonth = 0 } = facts
  const parts: ContributionPart[] = []
  const steps: Step[] = []
  for (const { part, group } of splitByCap(rules, facts, base, earlierInMonth)) {
    const rate = rateOf(group.fees)
    const amount = shareOf(part, rate)
    const fees = dividedFees(group.fees, part, amount)
    parts.push({ group: group.group, rate, base: part, amount, fees })
    steps.push({
      id: `avgift.${steps.length + 1}`,
      text: `Arbetsgivaravgifter, ${group.name.toLowerCase()}`,
      value: amount,
      unit: 'kr',
      source: group.source ?? source,
      formula: `${showKr(part)} × ${showRate(rate)}, avrundat till närmaste öre`,
      inputs: fees.map(fee => ({ name: fee.name, value: `${showRate(fee.rate)}, ${showKr(fee.amount)} kr` })),
    })
  }
  const total = parts.reduce((sum, { amount }) => sum + amount, 0)
  return { value: { base, parts, total }, steps: [...steps, lastStep(steps, base, facts, total, source)] }
}

function lastStep(steps: readonly Step[], base: Ore, facts: ContributionFacts, total: Ore, source: string): Step {
  const inputs: StepInput[] = [{ name: 'Underlag', value: `${showKr(base)} kr` }]
  const { earlierInMonth = 0 } = facts
  if (base !== facts.base)
    inputs.push({ name: 'Varav tidigare i år utan avgift', value: `${showKr(base - facts.base)} kr` })
  if (facts.type === '69') {
    inputs.push({ name: 'Utsänd personal', value: 'fulla avgifter; en konvention kan undanta några (att bekräfta)' })
  }
  if (earlierInMonth !== 0) inputs.push({ name: 'Tidigare i månaden', value: `${showKr(earlierInMonth)} kr` })
  return {
    id: 'avgift',
    text: 'Arbetsgivaravgifter',
    value: total,
    unit: 'kr',
    source,
    formula: steps.map(({ value }) => showKr(value)).join(' + ') || showKr(0),
    inputs: [
      ...inputs,
      ...steps.map(({ id, text, value }) => ({ name: text, value: `${showKr(value)} kr`, step: id })),
    ],
  }
}

function nothing(formula: string, source: string): Explained<Contributions> {
  const step: Step = { id: 'avgift', text: 'Arbetsgivaravgifter', formula, inputs: [], value: 0, unit: 'kr', source }
  return { value: { base: 0, parts: [], total: 0 }, steps: [step] }
}

/** Returns the base to pay on: all of the year's pay once it has reached the limit. */
function chargedBase(rules: ContributionRules, facts: ContributionFacts): { base: Ore; isBelow: boolean } {
  const { base, earlierInYear = 0, usesYearLimit = true } = facts
  if (!usesYearLimit) return { base, isBelow: false }
  if (base + earlierInYear < rules.leastYear) return { base: 0, isBelow: true }
  // Nothing was paid on what came before the year reached the limit.
  return { base: base + (earlierInYear < rules.leastYear ? earlierInYear : 0), isBelow: false }
}

/** Returns the base below and above the cap of the payee's group, which counts the whole month. */
function splitByCap(rules: ContributionRules, facts: ContributionFacts, base: Ore, earlier: Ore) {
  const { own, full } = feesOf(rules, facts)
  const { upTo = Number.POSITIVE_INFINITY } = own
  // A later payment that takes back takes from what is above the cap first.
  const below = Math.min(base + earlier, upTo) - Math.min(earlier, upTo)
  return [
    { part: below, group: own },
    { part: base - below, group: full },
  ].filter(({ part }) => part !== 0)
}

/** Returns the amounts of the fees, so that they add up to the whole amount. */
function dividedFees(fees: readonly PartialFee[], base: Ore, amount: Ore) {
  let rates = 0
  let given = 0
  return fees.map((fee, at) => {
    rates += fee.rate
    const until = at === fees.length - 1 ? amount : shareOf(base, rates)
    const part = until - given
    given = until
    return { ...fee, amount: part }
  })
}
