import { paidFixedPay as fixedPayOfEarlier, scheduledFrom } from '../earlier-facts.ts'
import { paySource } from '../pay-source.ts'

/** The fixed pay of earlier months, by which a late change is paid. */
export const paidFixedPay = paySource({
  name: 'paid-fixed-pay',
  gives: ['fixedPay'],
  async read({ tx, period, persons }) {
    const fixedPayOf = await fixedPayOfEarlier(tx, period, persons)
    return ({ person, employment }) => {
      const fixedPay = fixedPayOf(person.number)
      const changes = employment.map(({ from }) => from)
      return {
        recalculatedFrom: scheduledFrom(fixedPay, person, changes),
        facts: () => ({ fixedPay }),
      }
    }
  },
})
