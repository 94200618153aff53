import { vacationYearOf } from '#contracts/registers/vacation-year.ts'
import { openingBalances } from '../../imported/imported-basis.ts'
import { balancesBefore, lastBalances } from '../earlier-facts.ts'
import { balancesOf } from '../employee-facts.ts'
import { lawYear } from '../holiday-of.ts'
import { paySource } from '../pay-source.ts'
import { leftByOtherProgram } from './earlier-absences.ts'

/** The balances of holiday and of time off before the payout. */
export const balances = paySource({
  name: 'balances',
  gives: ['balances'],
  async read(asked) {
    const leftOf = await leftByOtherProgram(asked)
    const lastOf = await lastBalances(asked.tx, asked.period, asked.persons)
    return ({ paid, person: { number } }) => {
      const { taken } = vacationYearOf(asked.terms.holidayOf(paid) ?? lawYear, asked.payout.payDate)
      const opening = openingBalances(balancesOf(paid), leftOf(number), taken.from)
      return { facts: () => ({ balances: balancesBefore(opening, lastOf(number), taken.from) }) }
    }
  },
})
