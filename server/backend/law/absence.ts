import type { HolidayLaw, QualifyingAbsence, SickPayLaw, WorkingTimeLaw } from '../engine/law-amounts.ts'
import { rule, since, toConfirm } from './entries.ts'

export const sickPay = rule<SickPayLaw>(
  'Reglerna för sjuklön',
  since('2019-01-01', 'Sjuklönelagen (1991:1047)', {
    pay: 8000,
    qualifying: 2000,
    days: 14,
    relapseDays: 5,
    maxDeductions: 10,
    certificateFrom: 8,
    waitingDays: 14,
    notifyWithin: 7,
  }),
)

/** The years of saving are the law's; the writing off of advance holiday is from memory. */
export const holiday = rule<HolidayLaw>(
  'Reglerna för semester',
  since('2010-01-01', 'Semesterlagen (1977:480)', {
    days: 25,
    lateDays: 5,
    supplement: 43,
    weeklySupplement: 182,
    percentage: 1200,
    perExtraDay: 48,
    savedAbove: 20,
    savedYears: 5,
    advanceYears: 5,
  }),
)

export const qualifyingAbsence = rule<QualifyingAbsence>(
  'Reglerna för semesterlönegrundande frånvaro',
  since('2010-01-01', toConfirm('Semesterlagen 17–17 b §§'), {
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
  }),
)

/** The extra hours of 8 a § are from several sources, the year's additional time from memory. */
export const workingTime = rule<WorkingTimeLaw>(
  'Reglerna för arbetstid',
  since('2013-01-01', toConfirm('Arbetstidslagen (1982:673)'), {
    week: 40,
    averageWeeks: 4,
    onDutyMonth: 50,
    overtimeMonth: 50,
    overtimeYear: 200,
    extraOvertimeYear: 150,
    additionalYear: 200,
    extraAdditionalYear: 150,
    totalWeek: 48,
    totalWeeks: 17,
    dailyRest: 11,
    weeklyRest: 36,
    breakAfter: 5,
    nightFrom: 0,
    nightTo: 5,
  }),
)
