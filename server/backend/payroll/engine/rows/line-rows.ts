import type { PayTypeFact } from '../basis/pay-type-facts.ts'
import type { Agreement } from '../basis/person-facts.ts'
import { isWithin } from '../dates.ts'
import type { Line } from '../line.ts'
import type { AbsenceDay } from '../pay-level.ts'
import type { Reading } from '../reading.ts'
import { type Draft, type Drafts, together } from './draft.ts'

const draftOf = (line: Line, payType: PayTypeFact, days: readonly AbsenceDay[]): Draft => {
  // A pay type that counts something else than the line has its own unit's quantity.
  const own = days.filter(({ date, absent }) => absent > 0 && isWithin(date, line))
  const hours = own.reduce((sum, { absent }) => sum + absent, 0)
  const isInHours = payType.unit === 'TIM' && line.unit !== 'TIM' && line.unit !== 'KR'
  return {
    ...{ id: line.steps.at(-1)?.id ?? line.kind, payType, text: '', from: line.from, to: line.to },
    ...{ quantity: isInHours ? hours : line.quantity, price: isInHours ? null : line.price, exactPrice: null },
    ...{ amount: line.amount, units: [], distribution: '', steps: line.steps },
  }
}

/** Returns the lines as rows, with a warning for those that have no pay type. */
export function lineRows<Kind extends string>(
  lines: readonly Line<Kind>[],
  days: readonly AbsenceDay[],
  payTypeOf: (kind: Kind) => PayTypeFact | undefined,
): Drafts {
  const drafts = lines.map(line => {
    const payType = payTypeOf(line.kind)
    const name = line.steps.at(-1)?.text ?? line.kind
    return payType
      ? { rows: [draftOf(line, payType, days)], warnings: [] }
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
