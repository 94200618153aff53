import { commonErrors } from '../common-errors.ts'
import { callerStates } from '../outcomes/caller-states.ts'
import type { OutcomesOf } from '../outcomes/outcome.ts'
import { holidays } from '../registers/holidays.ts'
import { registerStates } from '../registers/states.ts'
import { salaryYearStates } from '../salary-years/states.ts'
import type { workCalendarCalls } from './calls.ts'

const by = 'adm'
const register = { FtgId: 'registret' }
const years = { FtgId: 'verkstad' }
const withHolidays = [
  callerStates.signedIn(by),
  registerStates.register(register.FtgId, by, 'holidays', holidays.area, holidays.examples),
]
const withYear = [callerStates.signedIn(by), salaryYearStates.salaryYears(years.FtgId, by, [2026, 2025])]
const [first, second] = holidays.examples

export const workCalendarOutcomes: OutcomesOf<typeof workCalendarCalls> = {
  holidays: [
    {
      name: 'the holidays of a year',
      given: withHolidays,
      request: { scope: register, params: { year: '2026' } },
      answer: { data: [first, second] as never, pins: ['*'] },
    },
    {
      name: 'a year without holidays',
      given: withHolidays,
      request: { scope: register, params: { year: '2031' } },
      answer: { data: [] },
    },
  ],
  restoreHolidays: [
    {
      name: 'the standard holidays restored',
      given: withHolidays,
      request: { scope: register, params: { year: '2026' } },
      answer: { data: null },
    },
  ],
  createPeriods: [
    {
      name: 'the weeks of a year',
      given: withYear,
      request: { scope: years, body: { Ar: 2026, UtbetPer: 'V' } },
      answer: { data: { Antal: 53 }, pins: ['Antal'] },
    },
    {
      name: 'a salary year that does not exist',
      given: withYear,
      request: { scope: years, body: { Ar: 2031, UtbetPer: 'V' } },
      answer: { error: commonErrors.fieldsRefused, fields: { Ar: '' } },
    },
  ],
}
