import type { PayTypeFact } from '../basis/pay-type-facts.ts'
import { inForce } from '../law.ts'
import type { Reading } from '../reading.ts'
import { showHundredths } from '../show.ts'
import { withInputs } from '../step.ts'
import type { Draft, Drafts } from './draft.ts'
import { deviationsAgreement } from './line-rows.ts'

/** True for a supplement for days of holiday that is taxed with the pay. */
const isSupplement = ({ payType }: Draft): boolean => payType.priceRule === 'SEMTILL' && payType.tax === 'TAB'

/** Returns a row that is taxed in another way, with why as the last input of its step. */
const taxedAs = (draft: Draft, tax: PayTypeFact['tax'], value: string): Draft => ({
  ...draft,
  payType: { ...draft.payType, tax },
  steps: withInputs(draft.steps, [{ name: 'Skatt', value }]),
})

/**
 * Returns rows with their supplements for days of holiday taxed as the law has it (SKV 401): with
 * the pay for at most twenty days of a payout, and as one-off amounts for more. An agreement's
 * share of variable pay for each day is such a supplement too.
 */
export function withSupplementTax(reading: Reading, { rows, warnings }: Drafts): Drafts {
  const supplements = rows.filter(isSupplement)
  if (supplements.length === 0) return { rows, warnings }
  const { value, source } = inForce(reading.law.tax.deduction, reading.basis.payout.payDate)
  const days = supplements.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
  const isMany = days > value.supplementDays * 100
  const shown = `${showHundredths(days)} dagar`
  const told = isMany
    ? `Engångsbelopp: tillägget gäller ${shown}, fler än ${value.supplementDays} (${source})`
    : `Med lönen: tillägget gäller ${shown}, högst ${value.supplementDays} (${source})`
  const variable =
    deviationsAgreement(reading)?.holiday.variable.per === 'DAY' ? reading.steered('ArtSemRor')?.number : undefined
  const isVariable = ({ payType, id }: Draft) => payType.number === variable && id.startsWith('semester.')
  const tax = isMany ? 'ENG' : 'TAB'
  return {
    rows: rows.map(draft => ((isMany && isSupplement(draft)) || isVariable(draft) ? taxedAs(draft, tax, told) : draft)),
    warnings,
  }
}
