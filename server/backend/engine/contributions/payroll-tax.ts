import type { IsoDate } from '#contracts/rules/date.ts'
import { inForce } from '../law.ts'
import type { Law } from '../law-rules.ts'
import { type Ore, shareOf } from '../money.ts'
import { showKr, showRate } from '../show.ts'
import type { Explained, Step } from '../step.ts'

/** Returns the special payroll tax on pension premiums (SLP), with the step 'loneskatt'. */
export function payrollTax(law: Law, payDate: IsoDate, premiums: Ore): Explained<Ore> {
  const { value: rate, source } = inForce(law.contributions.payrollTax, payDate)
  const value = shareOf(premiums, rate)
  const step: Step = {
    id: 'loneskatt',
    text: 'Särskild löneskatt på pensionskostnader',
    value,
    unit: 'kr',
    source,
    formula: `${showKr(premiums)} × ${showRate(rate)}, avrundat till närmaste öre`,
    inputs: [{ name: 'Pensionspremier', value: `${showKr(premiums)} kr` }],
  }
  return { value, steps: [step] }
}
