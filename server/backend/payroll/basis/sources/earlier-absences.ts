import { absencesBefore, importedBases } from '../../imported/imported-basis.ts'
import { paySource, readOnce } from '../pay-source.ts'

/** Reads what another program has left of persons: absences and balances. */
export const leftByOtherProgram = readOnce(({ tx, payout, persons }) => importedBases(tx, payout.payDate, persons))

/** Absences that another program has deducted. The law counts them. */
export const earlierAbsences = paySource({
  name: 'earlier-absences',
  gives: ['absences'],
  // They end before the payout's deviations.
  mayBeHoliday: async () => () => false,
  async read(asked) {
    const leftOf = await leftByOtherProgram(asked)
    return ({ person }) => {
      const absences = absencesBefore(leftOf(person.number).absences, asked.payout.deviations.from)
      return { since: absences.map(({ from }) => from), facts: () => ({ absences }) }
    }
  },
})
