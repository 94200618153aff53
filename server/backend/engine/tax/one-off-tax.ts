import { inForce, MissingRule } from '../law.ts'
import type { Law } from '../law-rules.ts'
import { kronor, type Ore, type Rate, shareOf, toKronor } from '../money.ts'
import { showKr, showRate } from '../show.ts'
import type { Explained, Step } from '../step.ts'
import { adjustmentInForce, afterEnd, type TaxFacts, tableOf, usesTable } from './tax-facts.ts'
import type { OneOffBand, TaxColumn } from './tax-rules.ts'

/**
 * Returns the tax of a payment's one-off amounts, with the step 'skatt.engang': a percentage by the
 * expected income of the year, or the one rate of the types without a table.
 */
export function oneOffTax(law: Law, facts: TaxFacts): Explained<Ore> {
  const { oneOff } = facts
  if (oneOff <= 0) return { value: 0, steps: [] }
  const { rate, source, inputs } = rateOf(law, facts)
  const value = shareOf(oneOff, rate, 'down', toKronor)
  const step: Step = {
    id: 'skatt.engang',
    text: 'Skatt på engångsbelopp',
    value,
    unit: 'kr',
    source,
    formula: `${showKr(oneOff)} × ${showRate(rate)}, öre stryks`,
    inputs: [{ name: 'Engångsbelopp', value: `${showKr(oneOff)} kr` }, ...inputs],
  }
  return { value, steps: [step] }
}

interface OneOffRate {
  readonly rate: Rate
  readonly source: string
  readonly inputs: Step['inputs']
}

function rateOf(law: Law, facts: TaxFacts): OneOffRate {
  const adjustment = adjustmentInForce(facts)
  if (adjustment?.kind === 'PROCENT') {
    return { rate: adjustment.percent, source: 'Skatteverkets beslut om jämkning', inputs: [] }
  }
  if (!usesTable(facts)) {
    const { value, source } = inForce(law.tax.deduction, facts.payDate)
    const inputs = facts.isAfterEnd ? [{ name: 'Därför att', value: afterEnd }] : []
    return { rate: value.sideIncome, source, inputs }
  }
  const { column } = tableOf(facts)
  const { band, source } = bandOf(law, facts, column)
  const isEstimated = facts.yearlyIncome === null
  return {
    rate: band.percent * 100,
    source,
    inputs: [
      {
        name: isEstimated ? 'Årsinkomst, uppskattad till tolv sådana löner och beloppet' : 'Årsinkomst med beloppet',
        value: `${showKr(yearOf(facts))} kr`,
      },
      { name: 'Kolumn', value: `${column}` },
    ],
  }
}

/** Returns the expected income. What was paid earlier in the month is a part of its pay. */
const yearOf = ({ yearlyIncome, cash, benefits, oneOff, earlier }: TaxFacts): Ore =>
  yearlyIncome ?? 12 * (cash + benefits + (earlier?.base ?? 0)) + oneOff

/** @throws MissingRule when the column's percentages of the year are not entered */
function bandOf(law: Law, facts: TaxFacts, column: TaxColumn): { band: OneOffBand; source: string } {
  const { oneOff: rule } = law.tax
  const { value, source } = inForce(rule, facts.payDate)
  const income = yearOf(facts)
  const band = value[column]?.find(({ upTo }) => upTo === null || income < kronor(upTo + 1))
  if (!band) throw new MissingRule(`${rule.name} i kolumn ${column}`, facts.payDate)
  return { band, source }
}
