import type { Ore } from '../money.ts'
import { showKr } from '../show.ts'
import type { Explained, Step } from '../step.ts'

/** What an employer pays for a person. Benefits are not included: to buy them is another cost. */
export interface CostFacts {
  /** Cash pay before tax. */
  readonly gross: Ore
  /** Tax-free compensation for expenses. */
  readonly expenses?: Ore
  readonly contributions: Ore
  readonly premiums?: Ore
  readonly payrollTax?: Ore
}

const names: Readonly<Record<keyof CostFacts, readonly [text: string, step?: string]>> = {
  gross: ['Kontant lön'],
  expenses: ['Kostnadsersättningar'],
  contributions: ['Arbetsgivaravgifter', 'avgift'],
  premiums: ['Pensionspremier'],
  payrollTax: ['Särskild löneskatt', 'loneskatt'],
}

/** Returns what an employer pays for a person, with the step 'kostnad'. */
export function employerCost(facts: CostFacts): Explained<Ore> {
  const parts = (Object.keys(names) as (keyof CostFacts)[])
    .map(key => ({ key, amount: facts[key] ?? 0 }))
    .filter(({ key, amount }) => key === 'gross' || amount !== 0)
  const value = parts.reduce((sum, { amount }) => sum + amount, 0)
  const step: Step = {
    id: 'kostnad',
    text: 'Arbetsgivarens kostnad',
    value,
    unit: 'kr',
    formula: parts.map(({ amount }) => showKr(amount)).join(' + '),
    inputs: parts.map(({ key, amount }) => {
      const [name, from] = names[key]
      return { name, value: `${showKr(amount)} kr`, ...(from !== undefined && { step: from }) }
    }),
    source: 'Summan av det som arbetsgivaren betalar',
  }
  return { value, steps: [step] }
}
