import type { FormValues } from '#contracts/forms/field.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { Agreement, PartMonth } from '../../engine/basis/person-facts.ts'
import { type ExtraTimeAgreement, usualExtraTime } from '../../engine/extra-time/overtime.ts'
import type { Law } from '../../engine/law-rules.ts'
import {
  divisorIn,
  hundredthsIn,
  numberIn,
  oreIn,
  partIn,
  rowsIn,
  textIn,
  unlessZero,
} from '../../registers/form-values.ts'
import { lawTerms } from './law-terms.ts'

/** DelManad: a code of contracts `partMonths`. */
const partMonths: Readonly<Record<string, PartMonth>> = { A: 'WORKDAYS', K: 'CALENDAR', Y: 'YEAR' }

/** Returns how time beyond the schedule is paid, or null when the agreement says nothing of it. */
function extraTimeOf(values: FormValues, name: string): ExtraTimeAgreement | null {
  const [simple, qualified] = [divisorIn(values, 'OvtEnkel'), divisorIn(values, 'OvtKval')]
  const additional = divisorIn(values, 'MertidTal')
  if (!simple && !qualified && !additional) return null
  return {
    ...usualExtraTime,
    source: `${name}: övertid och mertid`,
    ...(simple && { simple }),
    ...(qualified && { qualified }),
    ...(additional && {
      additional:
        textIn(values, 'MertidTyp') === 'H' ? { part: additional } : { weeks: hundredthsIn(values, 'MertidTal') },
    }),
  }
}

/** Returns the agreement's own of the table's twenty amounts, by slot. */
const amountsOf = (values: FormValues, name: string): Agreement['amounts'] =>
  Object.fromEntries(
    rowsIn(values, 'AvtBelopp').map(row => {
      const divisor = textIn(row, 'Sats') === 'DEL' ? divisorIn(row, 'Varde') : null
      return [textIn(row, 'BeloppNr'), { rate: divisor ?? oreIn(row, 'Varde'), source: `${name}: avtalets belopp` }]
    }),
  )

/**
 * Returns an agreement's terms from its register. What is not entered is the law's, or the usual
 * parts where the law is silent.
 *
 * @param values the agreement, or undefined for somebody without one
 * @param on the day of the payout
 */
export function agreementTerms(values: FormValues | undefined, law: Law, on: IsoDate): Agreement {
  const name = textIn(values ?? {}, 'BenText')
  const legal = lawTerms(law, on, name)
  if (!values) return { ...legal, isLawAlone: true }
  const [workday, calendarDay] = [partIn(values, 'AvdragArbDag'), partIn(values, 'AvdragKalDag')]
  const hours = unlessZero(hundredthsIn(values, 'AvdragTim'))
  const own = {
    ...(workday && { workday }),
    ...(calendarDay && { calendarDay }),
    ...(values.AvdragKort !== undefined && { shortest: numberIn(values, 'AvdragKort') }),
    ...(hours && { hours }),
    ...(values.AvdragHelg === true && { includesDaysOff: true }),
  }
  const leave = { ...legal.leave, ...own }
  const isOwn = Object.entries(own).some(([field, value]) => legal.leave[field as keyof typeof own] !== value)
  const partMonth = partMonths[textIn(values, 'DelManad')] ?? legal.partMonth
  const qualifyingDeduction = partIn(values, 'KarensProc')
  return {
    ...legal,
    ...(partMonth !== legal.partMonth && { partMonth, source: `${name}: lön för del av månad` }),
    leave: isOwn ? { ...leave, source: `${name}: avdrag vid frånvaro` } : leave,
    qualifyingDeduction,
    extraTime: extraTimeOf(values, name),
    amounts: amountsOf(values, name),
    longSickness:
      values.SjukEfter === true
        ? {
            below: hundredthsIn(values, 'SjukAvdrag'),
            above: hundredthsIn(values, 'SjukOver'),
            baseAmounts: numberIn(values, 'SjukGrans'),
            lastDay: numberIn(values, 'SjukTom'),
            source: `${name}: sjuklön efter sjuklöneperioden`,
          }
        : null,
  }
}
