import type { IsoDate } from '#contracts/rules/date.ts'
import { inForce } from '../law.ts'
import type { Law } from '../law-rules.ts'
import { type Ore, type Rate, shareOf, toKronor } from '../money.ts'
import { showKr, showRate } from '../show.ts'
import type { Explained, Step } from '../step.ts'
import { feesOf, rateOf } from './fees.ts'

/** A month of a person whom the company has start-up support for. */
export interface StartUpFacts {
  readonly payDate: IsoDate
  readonly birthDate: IsoDate | null
  readonly type: string
  /** The base of the whole month. */
  readonly base: Ore
}

/**
 * Returns the start-up support of a month, with the step 'vaxa-stod': how far the contributions are
 * above the old-age pension fee, up to the cap. From 2026 it is applied for, not declared.
 */
export function startUpSupport(law: Law, facts: StartUpFacts): Explained<Ore> {
  const { value: support, source } = inForce(law.contributions.startUp, facts.payDate)
  const { value: rules } = inForce(law.contributions.fees, facts.payDate)
  const { own } = feesOf(rules, facts)
  const rate: Rate = Math.max(0, rateOf(own.fees) - support.remaining)
  const base = Math.min(facts.base, support.upTo, own.upTo ?? support.upTo)
  const value = shareOf(base, rate)
  const step: Step = {
    id: 'vaxa-stod',
    text: support.isRefunded ? 'Växa-stöd att ansöka om' : 'Växa-stöd',
    value,
    unit: 'kr',
    source,
    formula: `${showKr(base)} × (${showRate(rateOf(own.fees))} − ${showRate(support.remaining)}), avrundat till närmaste öre`,
    inputs: [
      { name: 'Underlag', value: `${showKr(facts.base)} kr` },
      { name: 'Tak per månad', value: `${showKr(support.upTo)} kr` },
    ],
  }
  return { value, steps: [step] }
}

/** A month of the whole company, whose contributions are reduced. */
export interface ReductionFacts {
  readonly payDate: IsoDate
  /** The pay that gives the reduction. */
  readonly base: Ore
  /** The contributions on that pay, after earlier reductions. Research comes before the region. */
  readonly contributions: Ore
}

/**
 * Returns a reduction of the company's contributions in whole kronor, with the step 'avdrag.…'. The
 * old-age pension fee is always paid.
 */
export function companyReduction(law: Law, kind: 'research' | 'regional', facts: ReductionFacts): Explained<Ore> {
  const { payDate, base, contributions } = facts
  const { value: rule, source } = inForce(law.contributions[kind], payDate)
  const share = shareOf(base, rule.rate, 'down', toKronor)
  const room = Math.max(0, contributions - shareOf(base, rule.least, 'up', toKronor))
  const value = Math.min(share, rule.most, Math.floor(room / toKronor) * toKronor)
  const step: Step = {
    id: kind === 'research' ? 'avdrag.forskning' : 'avdrag.regionalt-stod',
    text: kind === 'research' ? 'Avdrag för forskning och utveckling' : 'Avdrag för regionalt stöd',
    formula:
      `${showKr(base)} × ${showRate(rule.rate)}, öre stryks, högst ${showKr(rule.most)}, ` +
      `och avgiften blir lägst ${showRate(rule.least)}`,
    inputs: [
      { name: 'Underlag', value: `${showKr(base)} kr` },
      { name: 'Avgifter på underlaget', value: `${showKr(contributions)} kr` },
    ],
    value,
    unit: 'kr',
    source,
  }
  return { value, steps: [step] }
}
