import type { AbsenceFact } from '../../../engine/basis/absence-facts.ts'
import type { HolidayAbsence } from '../../../engine/holiday/qualifying.ts'
import { inForce } from '../../../engine/law.ts'
import { rowsIn, textIn } from '../../../registers/form-values.ts'
import { accrualOf, aloneWith, parentalOf } from '../accrual-of.ts'
import { earnedPay, earningAbsences, hasHoliday } from '../earned-pay.ts'
import { holidayOf, lawYear } from '../holiday-of.ts'
import { type Asked, paySource, type RegisteredPerson } from '../pay-source.ts'
import { leftByOtherProgram } from './earlier-absences.ts'

/** Returns absences that another program deducted as earning holiday depends on them. */
const earningOf = (absences: readonly AbsenceFact[]): readonly HolidayAbsence[] =>
  absences.map(({ type, from, to, extent, child }) => ({ type, from, to: to ?? from, extent, child }))

/** Reads the absences of the years of earning, here and in another program. */
async function absencesOfYears(asked: Asked): Promise<(person: string) => readonly HolidayAbsence[]> {
  const { tx, payout, persons, lastDay } = asked
  const here = await earningAbsences(tx, payout.payDate, persons, lastDay)
  const leftOf = await leftByOtherProgram(asked)
  return person => [...here(person), ...earningOf(leftOf(person).absences)]
}

/** Returns who of the persons may have holiday in the payout, or earns it by the pay. */
async function withEarnedPay(asked: Asked, isShare: (one: RegisteredPerson) => boolean): Promise<readonly string[]> {
  const absent: ((person: string) => boolean)[] = []
  for (const { mayBeHoliday } of asked.sources) if (mayBeHoliday) absent.push(await mayBeHoliday(asked))
  return asked.people
    .filter(
      one =>
        hasHoliday(one.person, [], asked.payout) ||
        absent.some(isAbsent => isAbsent(one.person.number)) ||
        isShare(one),
    )
    .map(({ person }) => person.number)
}

/** Holiday: what is taken and earned, and the absences that earn it. */
export const holiday = paySource({
  name: 'holiday',
  gives: ['holiday'],
  reads: { absences: 'Holiday that is taken stands among the absences, whichever source gives it.' },
  async read(asked) {
    const { tx, payout, terms, plans } = asked
    const { pay, payDate, deviations } = payout
    /** True for a person whose holiday is a share of the pay. */
    const isShare = ({ paid }: Pick<RegisteredPerson, 'paid'>) =>
      textIn(paid, 'LoneForm') === 'TIM' || terms.holidayOf(paid)?.EndastLon === true
    const ofYears = await absencesOfYears(asked)
    const earnedOf = await earnedPay(tx, payDate, await withEarnedPay(asked, isShare), ofYears)
    return ({ person, paid, employment, table: { payTypes } }) => {
      const register = terms.holidayOf(paid)
      const { holiday: agreement } = terms.of(paid)
      const { value: law } = inForce(asked.law.absence.qualifying, payDate)
      const children = rowsIn(paid, 'Barn')
      const alone = aloneWith(children)
      const absences = ofYears(person.number)
      const earned = () => earnedOf(person.number)
      const parental = parentalOf(children, absences, payDate, deviations)
      const accrual = accrualOf({
        person,
        days: agreement.days,
        pay,
        payDate,
        absences,
        payTypes,
        register: register ?? lawYear,
        law,
        alone,
        earned: isShare({ paid }) ? earned() : null,
      })
      return {
        facts: (_, earlier) => ({
          holiday: {
            ...holidayOf({
              person,
              employment,
              values: paid,
              register,
              agreement,
              payDate,
              pay,
              payTypes,
              earned: hasHoliday(person, earlier.absences, payout) ? earned() : null,
              law,
              alone,
              weeklyDays: plans.weeklyDays(paid),
            }),
            accrual,
            ...(parental.length > 0 && { parental }),
          },
        }),
      }
    }
  },
})
