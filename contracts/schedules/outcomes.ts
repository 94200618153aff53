import { errors } from '../errors.ts'
import type { OutcomesOf } from '../pact/outcome.ts'
import { states } from '../pact/states.ts'
import { holidays } from '../registers/holidays.ts'
import type { workCalendarCalls } from './calls.ts'

const by = 'adm'
const register = { FtgId: 'registret' }
const years = { FtgId: 'verkstad' }
const withHolidays = [
  states.signedIn(by),
  states.register(register.FtgId, by, 'holidays', holidays.area, holidays.examples),
]
const withYear = [states.signedIn(by), states.salaryYears(years.FtgId, by, [2026, 2025])]
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
      answer: { error: errors.fieldsRefused, fields: { Ar: '' } },
    },
  ],
}
