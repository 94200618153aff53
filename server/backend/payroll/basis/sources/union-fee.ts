import { unionOf } from '../employee-facts.ts'
import { paySource } from '../pay-source.ts'

/** The trade union whose fee is deducted. */
export const unionFee = paySource({
  name: 'union-fee',
  gives: ['union'],
  read:
    async ({ registers }) =>
    ({ paid }) => ({ facts: () => ({ union: unionOf(paid, registers.unions) }) }),
})
