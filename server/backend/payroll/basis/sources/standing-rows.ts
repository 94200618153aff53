import { standingOf } from '../employee-facts.ts'
import { paySource } from '../pay-source.ts'

/** The rows that each payroll gives a person. */
export const standingRows = paySource({
  name: 'standing-rows',
  gives: ['standing'],
  read:
    async () =>
    ({ paid }) => ({ facts: () => ({ standing: standingOf(paid) }) }),
})
