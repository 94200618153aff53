import type { HolidayAgreement } from '../holiday/holiday-agreement.ts'
import { byLaw } from '../holiday/holiday-agreement.ts'
import type { HolidayLaw, QualifyingAbsence } from '../law-amounts.ts'

/** The figures of the Annual Leave Act. */
export const holidayLaw: HolidayLaw = {
  days: 25,
  lateDays: 5,
  supplement: 43,
  weeklySupplement: 182,
  percentage: 1200,
  perExtraDay: 48,
  savedAbove: 20,
  savedYears: 5,
  advanceYears: 5,
}

export const qualifyingLaw: QualifyingAbsence = {
  sickness: 180,
  parental: 120,
  parentalSingle: 180,
  temporaryParental: 120,
  temporaryParentalSingle: 180,
  closeRelative: 45,
  diseaseCarrier: 180,
  training: 180,
  defenceTraining: 60,
  longestBreak: 14,
}

export const lawAgreement: HolidayAgreement = byLaw(holidayLaw)

/** A white-collar agreement: 0,8 %, 0,5 % of variable pay a day, 4,6 % and 5,4 %. */
export const whiteCollar: HolidayAgreement = {
  ...lawAgreement,
  source: 'Tjänstemannaavtalet',
  supplement: [8, 1000],
  variable: { part: [5, 1000], per: 'DAY' },
  leaverDay: [54, 1000],
}
