import type { Car } from '../basis.ts'
import { vehicleBenefit } from '../benefits/vehicle-benefit.ts'
import { datesIn, monthOf, type Span, shared } from '../dates.ts'
import { fraction } from '../fraction.ts'
import { kronor, type Ore } from '../money.ts'
import type { Reading } from '../reading.ts'
import { showKr } from '../show.ts'
import type { Step } from '../step.ts'
import { type Draft, type Drafts, noDrafts, together } from './draft.ts'

/** Returns the months of a span, each with those of its days that the span has. */
const monthsOf = (span: Span): readonly Span[] =>
  [...Map.groupBy(datesIn(span), monthOf).values()].flatMap(days => {
    const [from, to] = [days[0], days.at(-1)]
    return from && to ? [{ from, to }] : []
  })

/** A car's benefit of a begun month with its steps, the last of which gives it. */
type CarMonth = { readonly amount: Ore; readonly steps: readonly Step[] } | { readonly problem: string }

/**
 * Returns the benefit of a car for a begun month: a twelfth of the benefit of the payout's year, in
 * whole kronor (Inkomstskattelagen 61 kap. 5–9 §§).
 *
 * @param id the id of the last step, which those before it begin with
 */
export function carMonth({ basis, law }: Reading, { name, vehicle }: Car, id: string): CarMonth {
  const calculated = vehicleBenefit(law, vehicle, Number(basis.payout.payDate.slice(0, 4)), 1)
  if ('problem' in calculated) return { problem: `Bilförmån ${name}: ${calculated.problem}` }
  const { total, forPay, steps } = calculated.benefit
  const own = steps.map(
    (step, at): Step => ({
      ...step,
      id: `${id}.${at + 1}`,
      formula: step.formula || showKr(step.value),
      source: step.source || 'Uppgifterna om bilen',
    }),
  )
  const month: Step = {
    id,
    text: `Bilförmån ${name}`,
    value: kronor(forPay),
    unit: 'kr',
    source: 'Inkomstskattelagen 61 kap. 5 §',
    formula: `${showKr(kronor(total))} / 12 = ${showKr(kronor(forPay))}, ören stryks`,
    inputs: own.map(({ id: step, text, value }) => ({ name: text, value: `${showKr(value)} kr`, step })),
  }
  return { amount: kronor(forPay), steps: [...own, month] }
}

/** Returns the row of what the person pays for the benefit, which lowers it as much. */
function paymentRow(reading: Reading, { name, deduction }: Car, span: Span, id: string): readonly Draft[] {
  const payType = reading.steered('ArtBilNetto')
  if (!payType || deduction <= 0) return []
  const row = `${id}.netto`
  const step: Step = {
    id: row,
    text: `Betalning för bilförmån ${name}`,
    value: -deduction,
    unit: 'kr',
    formula: `−${showKr(deduction)}, sänker förmånen lika mycket`,
    source: 'Inkomstskattelagen 61 kap. 5 §',
    inputs: [{ name: 'Betalning i månaden', value: `${showKr(deduction)} kr` }],
  }
  return [
    {
      id: row,
      payType,
      text: '',
      ...span,
      quantity: 100,
      price: deduction,
      exactPrice: fraction(deduction),
      amount: -deduction,
      units: [],
      distribution: '',
      steps: [step],
    },
  ]
}

function monthRows(reading: Reading, car: Car, month: Span): Drafts {
  const payType = reading.steered('ArtBilForman')
  const span = shared(month, { from: car.from, to: car.to ?? month.to })
  if (!payType || !span) return noDrafts
  const id = `bil.${car.id}.${monthOf(month.from)}`
  const found = carMonth(reading, car, id)
  if ('problem' in found) return { rows: [], warnings: [found.problem] }
  const { amount, steps } = found
  const benefit: Draft = {
    id,
    payType,
    text: '',
    ...span,
    quantity: 100,
    price: amount,
    exactPrice: fraction(amount),
    amount,
    units: [],
    distribution: '',
    steps,
  }
  return { rows: [benefit, ...paymentRow(reading, car, span, id)], warnings: [] }
}

/** Returns the benefit of each car for each begun month, and what the person pays for it. */
export const carRows = (reading: Reading): Drafts =>
  together(
    ...monthsOf(reading.basis.payout.pay).flatMap(month =>
      reading.basis.cars.map(car => monthRows(reading, car, month)),
    ),
  )
