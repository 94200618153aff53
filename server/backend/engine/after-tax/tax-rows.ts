import { monthsBetween } from '#contracts/formulas/facts.ts'
import type { PayTypeFact } from '../basis/pay-type-facts.ts'
import { monthOf } from '../dates.ts'
import type { Ore } from '../money.ts'
import type { Reading } from '../reading.ts'
import type { Draft, Drafts } from '../rows/draft.ts'
import { showKr } from '../show.ts'
import type { Step } from '../step.ts'
import { type IncomeTax, incomeTax } from '../tax/income-tax.ts'
import { columnForPay } from '../tax/tax-column.ts'
import { MissingTaxTable } from '../tax/tax-facts.ts'
import type { TaxColumn } from '../tax/tax-rules.ts'
import type { Bases } from '../totals.ts'

/** Returns the column of the person's tax table: the decided one, else that of pay by age. */
const columnOf = ({ basis, law }: Reading): TaxColumn =>
  basis.tax.column ??
  (basis.person.birthDate === null ? 1 : columnForPay(law, basis.payout.payDate, basis.person.birthDate))

/** Returns the pay type of a deducted tax: that of artists abroad has a box of its own. */
function payTypeOf(reading: Reading, kind: IncomeTax['kind'], occasion: string): PayTypeFact | undefined {
  if (kind === 'A-SINK') {
    const own = reading.basis.payTypes.find(({ sumRule, box }) => sumRule === 'SKATT' && box === '275')
    if (own) return own
  }
  return reading.steered(kind === 'preliminary' || kind === 'none' ? occasion : 'ArtSINK')
}

/**
 * True when the days of the payout are more than a month after the end of the employment. The last
 * regular pay, and the settlement in the month after it, have been paid by then (SKV 401).
 */
const isAfterEnd = ({ basis: { payout, person } }: Reading): boolean =>
  person.employedTo !== null &&
  monthsBetween(`${monthOf(person.employedTo)}-01`, `${monthOf(payout.deviations.to)}-01`) > 1

/** Returns the warning of a decision on special income tax that has ended, or none. */
const endedDecision = ({ basis: { tax, payout } }: Reading): readonly string[] =>
  tax.sinkUntil && tax.sinkUntil < payout.payDate
    ? [`Beslutet om särskild inkomstskatt gällde till och med ${tax.sinkUntil}. Skatten är dragen som om det gällde.`]
    : []

/** The warning of a payslip whose tax could not be calculated. */
export const noTaxDrawn = `${new MissingTaxTable().message} Ingen skatt är dragen.`

const parts = [
  { id: 'skatt.lopande', of: 'regular', occasion: 'ArtSkatt' },
  { id: 'skatt.engang', of: 'oneOff', occasion: 'ArtEngSkatt' },
  { id: 'skatt.extra', of: 'extra', occasion: 'ArtSkatt' },
] as const

/**
 * Returns the rows of deducted tax with the steps of the law. A row's last step gives the tax,
 * which the row deducts.
 */
export function taxRows(reading: Reading, bases: Bases): Drafts & { readonly steps: readonly Step[] } {
  const { payout, tax, history } = reading.basis
  const { regular: base, regularTax } = history.earlierInMonth
  const available = Math.max(0, bases.regularCash + cashOneOff(bases))
  try {
    const { value, steps } = incomeTax(reading.law, {
      payDate: payout.payDate,
      type: tax.type,
      table: tax.table,
      adjustment: tax.adjustment,
      extra: tax.extra,
      column: columnOf(reading),
      cash: Math.max(0, bases.regularCash),
      benefits: bases.taxedBenefits,
      oneOff: Math.max(0, bases.oneOff),
      yearlyIncome: tax.yearlyIncome,
      available,
      isSeaIncome: tax.isSeaIncome,
      isAfterEnd: isAfterEnd(reading),
      ...(base !== 0 && { earlier: { base, tax: regularTax } }),
    })
    let from = 0
    const rows = parts.flatMap(({ id, of, occasion }): readonly Draft[] => {
      const at = steps.findIndex(step => step.id === id)
      const payType = payTypeOf(reading, value.kind, occasion)
      if (at < 0) return []
      const own = steps.slice(from, at + 1)
      from = at + 1
      return value[of] === 0 || !payType ? [] : [taxRow(reading, id, payType, value[of], withinCash(own, value[of]))]
    })
    return { rows, warnings: endedDecision(reading), steps }
  } catch (error) {
    if (!(error instanceof MissingTaxTable)) throw error
    return { rows: [], warnings: [noTaxDrawn], steps: [] }
  }
}

/** Returns the steps of a part of the tax, with one more when the cash does not last for it. */
function withinCash(steps: readonly Step[], tax: Ore): readonly Step[] {
  const last = steps.at(-1)
  if (!last || last.value === tax) return steps
  const limited: Step = {
    id: `${last.id}.kontant`,
    text: `${last.text}, högst den kontanta lönen`,
    value: tax,
    unit: 'kr',
    formula: `${showKr(last.value)}, högst ${showKr(tax)}`,
    inputs: [{ name: last.text, value: `${showKr(last.value)} kr`, step: last.id }],
    source: 'SKV 401',
  }
  return [...steps, limited]
}

/** One-off amounts that are cash: what a deduction can be made from. */
const cashOneOff = ({ gross, regularCash, oneOff }: Bases): Ore => Math.min(oneOff, gross - regularCash)

function taxRow(reading: Reading, id: string, payType: PayTypeFact, tax: Ore, steps: readonly Step[]): Draft {
  const { payDate } = reading.basis.payout
  return {
    id,
    payType,
    text: '',
    from: payDate,
    to: payDate,
    quantity: null,
    price: null,
    exactPrice: null,
    amount: -tax,
    units: [],
    distribution: '',
    steps,
  }
}
