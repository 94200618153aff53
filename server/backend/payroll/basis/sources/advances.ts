import { unsettledAdvances } from '../../advances/unsettled.ts'
import { paySource } from '../pay-source.ts'

/** Advances that have been paid, and are deducted from this pay. */
export const advances = paySource({
  name: 'advances',
  gives: ['advances'],
  async read({ tx, period, persons }) {
    const advancesOf = await unsettledAdvances(tx, period, persons)
    return ({ person }) => ({ facts: () => ({ advances: advancesOf(person.number) }) })
  },
})
