import { exchangedOf } from '../employee-facts.ts'
import { paySource } from '../pay-source.ts'

/** Pay that a person exchanges for pension premiums. */
export const exchangedPay = paySource({
  name: 'exchanged-pay',
  gives: ['standing'],
  read:
    async () =>
    ({ paid, table }) => ({ facts: () => ({ standing: exchangedOf(paid, table.steering) }) }),
})
