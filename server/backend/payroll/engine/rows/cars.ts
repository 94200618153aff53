import { datesIn, monthOf, type Span, shared } from '../dates.ts'
import { fraction } from '../fraction.ts'
import type { Reading } from '../reading.ts'
import { showKr } from '../show.ts'
import { type Draft, type Drafts, noDrafts } from './draft.ts'

/** Returns the months of a span, each with those of its days that the span has. */
const monthsOf = (span: Span): readonly Span[] =>
  [...Map.groupBy(datesIn(span), monthOf).values()].flatMap(days => {
    const [from, to] = [days[0], days.at(-1)]
    return from && to ? [{ from, to }] : []
  })

/**
 * Returns the benefit of each car for each begun month, and what the person pays for it of the net
 * pay, which lowers the benefit that is taxed (Inkomstskattelagen 61 kap. 5–10 §§).
 */
export function carRows(reading: Reading): Drafts {
  const { cars, payout } = reading.basis
  const [benefit, payment] = [reading.steered('ArtBilForman'), reading.steered('ArtBilNetto')]
  if (!benefit) return noDrafts
  const rows = monthsOf(payout.pay).flatMap(month =>
    cars.flatMap(({ id: car, from, to, monthly, formula, source, deduction }): readonly Draft[] => {
      const span = shared(month, { from, to: to ?? month.to })
      if (!span) return []
      const id = `bil.${car}.${monthOf(month.from)}`
      const common = { text: '', ...span, quantity: 100, units: [], distribution: '' }
      return [
        {
          ...{ ...common, id, payType: benefit, price: monthly, exactPrice: fraction(monthly), amount: monthly },
          steps: [
            {
              ...{ id, text: `Bilförmån ${car}`, formula, value: monthly, unit: 'kr', source },
              inputs: [{ name: 'Påbörjad månad', value: monthOf(month.from) }],
            },
          ],
        },
        ...(payment && deduction > 0
          ? [
              {
                ...{ ...common, id: `${id}.netto`, payType: payment, price: deduction },
                ...{ exactPrice: fraction(deduction), amount: -deduction },
                steps: [
                  {
                    ...{ id: `${id}.netto`, text: `Betalning för bilförmån ${car}`, value: -deduction },
                    ...{ formula: `−${showKr(deduction)}, sänker förmånen lika mycket`, unit: 'kr' as const },
                    inputs: [{ name: 'Bilförmån', value: `${showKr(monthly)} kr`, step: id }],
                    source: 'Inkomstskattelagen 61 kap. 5 §',
                  },
                ],
              },
            ]
          : []),
      ]
    }),
  )
  return { rows, warnings: [] }
}
