import { historyOf } from '../earlier-pay.ts'
import { paySource } from '../pay-source.ts'

/** The pay of the year's other payouts, and of the one before. Corrections are among them. */
export const earlierPay = paySource({
  name: 'earlier-pay',
  gives: ['earlierPay'],
  async read({ tx, period, persons }) {
    const payOf = await historyOf(tx, period, persons)
    return ({ person }) => ({ facts: () => ({ earlierPay: payOf(person.number) }) })
  },
})
