import { isWithin } from '../dates.ts'
import { fraction, partOf, rounded } from '../fraction.ts'
import type { Reading } from '../reading.ts'
import { type Draft, type Drafts, noDrafts } from '../rows/draft.ts'
import { showHundredths, showKr } from '../show.ts'

/**
 * Returns the rows of hourly pay: the hours reported on the days of the payout's deviations, by
 * what an hour is paid on each day. Hours of days with a monthly pay are within that pay.
 */
export function hourlyPay(reading: Reading): Drafts {
  const payType = reading.steered('ArtTimLon')
  const { time, payout } = reading.basis
  const paid = time.flatMap(({ date, hours, imported }) => {
    const facts = isWithin(date, payout.deviations) ? reading.employmentOn(date) : undefined
    return facts?.salaryForm === 'TIM' ? [{ date, hours, facts, imported }] : []
  })
  if (!payType) {
    const hours = showHundredths(paid.reduce((total, each) => total + each.hours, 0))
    return paid.length === 0
      ? noDrafts
      : { rows: [], warnings: [`Timlön har ingen löneart i styrningen: ${hours} timmar är inte med.`] }
  }
  const rows = [...Map.groupBy(paid, ({ facts }) => facts)].map(([facts, own]): Draft => {
    const quantity = own.reduce((total, { hours }) => total + hours, 0)
    const [from, to] = [own[0]?.date ?? payout.payDate, own.at(-1)?.date ?? payout.payDate]
    const exactPrice = fraction(facts.pay)
    const amount = rounded(partOf(exactPrice, [quantity, 100]))
    const id = `timlön.${from}`
    return {
      id,
      payType,
      text: '',
      from,
      to,
      quantity,
      price: facts.pay,
      exactPrice,
      amount,
      units: facts.units,
      distribution: facts.distribution,
      steps: [
        {
          id,
          text: 'Timlön',
          value: amount,
          unit: 'kr',
          source: reading.agreementOf(facts).source,
          formula: `${showHundredths(quantity)} timmar × ${showKr(facts.pay)} = ${showKr(amount)}, avrundat till hela ören`,
          inputs: [
            { name: 'Rapporterad tid', value: `${showHundredths(quantity)} timmar` },
            { name: 'Timlön', value: `${showKr(facts.pay)} kr` },
            ...own.flatMap(({ date, hours, imported }) =>
              imported === undefined
                ? []
                : [
                    {
                      name: `Tid i importen ${date}`,
                      value: `${imported}, avrundat till hundradelar ${showHundredths(hours)}`,
                    },
                  ],
            ),
          ],
        },
      ],
    }
  })
  return { rows, warnings: [] }
}
