import { inForce } from '../law.ts'
import type { Law } from '../law-rules.ts'
import { type Ore, type Rate, shareOf, toKronor, wholeKronor } from '../money.ts'
import { showKr, showRate } from '../show.ts'
import type { Explained, Step } from '../step.ts'
import { oneOffTax } from './one-off-tax.ts'
import { regularTax } from './regular-tax.ts'
import type { TaxFacts } from './tax-facts.ts'

/** The tax of a payment, in whole kronor as öre. */
export interface IncomeTax {
  readonly kind: 'preliminary' | 'SINK' | 'A-SINK' | 'none'
  /** Of regular pay and benefits. */
  readonly regular: Ore
  readonly oneOff: Ore
  /** What was asked for beyond. */
  readonly extra: Ore
  readonly total: Ore
}

/** Why the types without a deduction have none. */
const untaxed: Readonly<Record<string, readonly [reason: string, source: string]>> = {
  STU: ['Studerande med intyg', 'SKV 401; intyg på blankett SKV 434'],
  FTG: ['Mottagaren är godkänd för F-skatt', '10 kap. 11 § skatteförfarandelagen'],
  LOK: ['Lokalanställd', 'Den anställdas skatteuppgifter'],
  NEJ: ['Inget skatteavdrag', 'Den anställdas skatteuppgifter'],
}

/**
 * Returns the tax to deduct from a payment. The last step has the id 'skatt' and gives the total.
 * Before it are 'skatt.lopande', 'skatt.engang' and 'skatt.extra' as far as they apply.
 *
 * @throws MissingRule when the law of the payment's day is not entered
 * @throws MissingTaxTable when the type needs a table
 */
export function incomeTax(law: Law, facts: TaxFacts): Explained<IncomeTax> {
  const { type, payDate, cash, benefits, oneOff } = facts
  const exempt = untaxed[type]
  if (exempt) return nothing(`${exempt[0]}: inget avdrag`, exempt[1])
  if (type === 'S25')
    return special('SINK', facts, inForce(facts.isSeaIncome ? law.tax.seaSink : law.tax.sink, payDate))
  if (type === 'A15') return special('A-SINK', facts, inForce(law.tax.aSink, payDate))

  // First, so that a month without tables is refused by them, and not by a rule few have heard of.
  const regular = regularTax(law, facts)
  const atOnce = oneOffTax(law, facts)
  const { value: rules, source } = inForce(law.tax.deduction, payDate)
  const whole = cash + benefits + oneOff
  if (whole < rules.leastPayment) {
    return nothing(`${showKr(whole)} är mindre än ${showKr(rules.leastPayment)}: inget avdrag`, source)
  }
  const extra = wholeKronor(facts.extra)
  const steps = [...regular.steps, ...atOnce.steps]
  if (extra > 0) steps.push(extraStep(extra))
  return limited('preliminary', { regular: regular.value, oneOff: atOnce.value, extra }, facts, steps, source)
}

const extraStep = (extra: Ore): Step => ({
  id: 'skatt.extra',
  text: 'Extra skatteavdrag',
  formula: showKr(extra),
  inputs: [],
  value: extra,
  unit: 'kr',
  source: 'På den anställdas begäran (SKV 401)',
})

function nothing(formula: string, source: string): Explained<IncomeTax> {
  const step: Step = { id: 'skatt', text: 'Skatteavdrag', formula, inputs: [], value: 0, unit: 'kr', source }
  return { value: { kind: 'none', regular: 0, oneOff: 0, extra: 0, total: 0 }, steps: [step] }
}

/** Returns the special income tax: one rate of all that is paid. */
function special(
  kind: 'SINK' | 'A-SINK',
  facts: TaxFacts,
  { value: rate, source }: { readonly value: Rate; readonly source: string },
): Explained<IncomeTax> {
  const base = Math.max(0, facts.cash + facts.benefits + facts.oneOff)
  const regular = shareOf(base, rate, 'down', toKronor)
  const step: Step = {
    id: 'skatt.lopande',
    text: `Särskild inkomstskatt, ${kind}`,
    value: regular,
    unit: 'kr',
    source,
    formula: `${showKr(base)} × ${showRate(rate)}, öre stryks`,
    inputs: [
      { name: 'Kontant lön', value: `${showKr(facts.cash + facts.oneOff)} kr` },
      { name: 'Förmåner', value: `${showKr(facts.benefits)} kr` },
    ],
  }
  return limited(kind, { regular, oneOff: 0, extra: 0 }, facts, [step], source)
}

interface Parts {
  readonly regular: Ore
  readonly oneOff: Ore
  readonly extra: Ore
}

/** Returns the sum of the parts, which is never more than the cash that it is deducted from. */
function limited(
  kind: IncomeTax['kind'],
  asked: Parts,
  facts: TaxFacts,
  steps: readonly Step[],
  source: string,
): Explained<IncomeTax> {
  const available = Math.max(0, wholeKronor(facts.available))
  const regular = Math.min(asked.regular, available)
  const oneOff = Math.min(asked.oneOff, available - regular)
  const extra = Math.min(asked.extra, available - regular - oneOff)
  const total = regular + oneOff + extra
  const within = { 'skatt.lopande': regular, 'skatt.engang': oneOff, 'skatt.extra': extra }
  const parts = steps.map(step => upTo(step, within[step.id as keyof typeof within]))
  const step: Step = {
    id: 'skatt',
    text: 'Skatteavdrag',
    value: total,
    unit: 'kr',
    source,
    formula: parts.map(({ value }) => showKr(value)).join(' + ') || showKr(0),
    inputs: parts.map(({ id, text, value }) => ({ name: text, value: `${showKr(value)} kr`, step: id })),
  }
  return { value: { kind, regular, oneOff, extra, total }, steps: [...parts, step] }
}

/** Returns a step with the part of its tax that there is cash for. */
const upTo = (step: Step, value: Ore): Step =>
  value < step.value
    ? { ...step, value, formula: `${step.formula}; den kontanta lönen räcker till ${showKr(value)}` }
    : step
