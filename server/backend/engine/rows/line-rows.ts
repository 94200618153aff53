import type { PayTypeFact } from '../basis/pay-type-facts.ts'
import type { Agreement } from '../basis/person-facts.ts'
import type { Line } from '../line.ts'
import type { Reading } from '../reading.ts'
import { type Draft, type Drafts, together } from './draft.ts'

const draftOf = (line: Line, payType: PayTypeFact): Draft => ({
  id: line.steps.at(-1)?.id ?? line.kind,
  payType,
  text: '',
  from: line.from,
  to: line.to,
  quantity: line.quantity,
  price: line.price,
  exactPrice: null,
  amount: line.amount,
  units: [],
  distribution: '',
  steps: line.steps,
})

/** Returns the lines as rows, with a warning for those that have no pay type. */
export function lineRows<Kind extends string>(
  lines: readonly Line<Kind>[],
  payTypeOf: (kind: Kind) => PayTypeFact | undefined,
): Drafts {
  const drafts = lines.map(line => {
    const payType = payTypeOf(line.kind)
    const name = line.steps.at(-1)?.text ?? line.kind
    return payType
      ? { rows: [draftOf(line, payType)], warnings: [] }
      : { rows: [], warnings: [`${name} från ${line.from} har ingen löneart i styrningen. Raden är inte med.`] }
  })
  return together(...drafts)
}

/** Returns the agreement of the payout's last deviating day: absence and time follow it. */
export function deviationsAgreement(reading: Reading): Agreement | undefined {
  const { deviations } = reading.basis.payout
  const facts = reading.employmentOn(deviations.to)
  return facts && reading.agreementOf(facts)
}
