import { fraction, partOf, rounded } from '../fraction.ts'
import { inForce } from '../law.ts'
import type { Ore } from '../money.ts'
import type { Reading } from '../reading.ts'
import { showHundredths, showKr } from '../show.ts'
import type { Step } from '../step.ts'
import type { Draft, Drafts } from './draft.ts'
import { mileageOf } from './mileage-rate.ts'
import { inSumDecimals } from './sum-decimals.ts'

/** A row that is worth more than what is tax-free, and that. */
interface Above {
  readonly draft: Draft
  readonly limit: Ore
  readonly quantity: number
  readonly source: string
}

/** Returns the tax-free part of a row, with its step. */
function freePart(reading: Reading, { draft, limit, quantity, source }: Above): Draft {
  const exact = rounded(partOf(fraction(limit), [quantity, 100]))
  const amount = inSumDecimals(reading, exact, 'down')
  const last = draft.steps.at(-1)
  const step: Step = {
    id: `${draft.id}.skattefri`,
    text: `${draft.text || draft.payType.text}, skattefri del`,
    formula: `${showHundredths(quantity)} × ${showKr(limit)} = ${showKr(amount)}, ${amount === exact ? 'avrundat till hela ören' : `avrundat nedåt från ${showKr(exact)}`}`,
    inputs: last ? [{ name: 'Hela ersättningen', value: `${showKr(draft.amount)} kr`, step: last.id }] : [],
    value: amount,
    unit: 'kr',
    source,
  }
  return { ...draft, price: limit, exactPrice: fraction(limit), amount, steps: [...draft.steps, step] }
}

/** Returns what is above the tax-free part: pay. */
function taxedPart(above: Above, free: Draft, payType: Draft['payType']): Draft {
  const { draft, limit, source } = above
  const amount = draft.amount - free.amount
  const [whole, part] = [draft.steps.at(-1), free.steps.at(-1)]
  const id = `${draft.id}.skattepliktig`
  const step: Step = {
    id,
    text: payType.text,
    unit: 'kr',
    value: amount,
    source,
    formula: `${showKr(draft.amount)} − ${showKr(free.amount)} = ${showKr(amount)}`,
    inputs: [
      ...(whole ? [{ name: 'Hela ersättningen', value: `${showKr(draft.amount)} kr`, step: whole.id }] : []),
      ...(part ? [{ name: 'Skattefri del', value: `${showKr(free.amount)} kr`, step: part.id }] : []),
    ],
  }
  const price = (draft.price ?? 0) - limit
  return { ...draft, id, payType, text: '', price, exactPrice: fraction(price), amount, steps: [step] }
}

/**
 * Returns rows in which what the company pays for driving, above what is tax-free on the day, is
 * pay (Inkomstskattelagen 12 kap. 27 §). Together the two rows are what the one was.
 */
export function withTaxedMileage(reading: Reading, { rows, warnings }: Drafts): Drafts {
  const told: string[] = []
  const divided = rows.flatMap((draft): readonly Draft[] => {
    const fact = mileageOf(reading, draft.payType.number)
    if (!fact || draft.quantity === null || draft.price === null || draft.payType.sign === 'MINUS') return [draft]
    const { value, source } = inForce(reading.law.amounts.mileage, draft.from)
    const limit = value[fact.car]
    if (draft.price <= limit) return [draft]
    const taxed = reading.payType(fact.taxed)
    if (!taxed) {
      told.push(
        `Löneart ${draft.payType.number} ${draft.payType.text}: ${showKr(draft.price)} kr är mer än de ${showKr(limit)} kr som är skattefria, och löneartstabellen har ingen löneart för det skattepliktiga.`,
      )
      return [draft]
    }
    const above = { draft, limit, quantity: draft.quantity, source }
    const free = freePart(reading, above)
    return [free, taxedPart(above, free, taxed)]
  })
  return { rows: divided, warnings: [...warnings, ...told] }
}
