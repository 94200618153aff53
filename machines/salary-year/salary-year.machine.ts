import { assign, sendTo, setup } from 'xstate'
import { describeFlow } from '../journal/registry.ts'
import { askToLeave } from '../shared/leave.ts'
import type { SalaryYearContext, SalaryYearEvent, SalaryYearFact, SalaryYearInput } from './salary-year.types.ts'

/** The salary year in use (first document §4, Salary years). */
export const salaryYearMachine = setup({
  types: { input: {} as SalaryYearInput, context: {} as SalaryYearContext, events: {} as SalaryYearEvent },
  actions: {
    keepYear: assign((_, year: number) => ({ year })),
    keepYears: assign(({ context }, years: readonly number[]) => ({ years, year: yearAmong(years, context.year) })),
    askToLeave: askToLeave<SalaryYearContext, SalaryYearEvent, SalaryYearEvent>('salaryYear'),
    reportChanged: sendTo(
      ({ system }) => system.get('app'),
      ({ context: { year, years } }): SalaryYearFact => ({ type: 'salaryYear.changed', year, years }),
    ),
  },
  guards: {
    isAnother: ({ context }, year: number) => year !== context.year && context.years.includes(year),
    isMissing: ({ context }, years: readonly number[]) => yearAmong(years, context.year) !== context.year,
  },
}).createMachine({
  id: 'salaryYear',
  context: ({ input: { years, year } }) => ({ years, year: yearAmong(years, year) }),
  initial: 'chosen',
  states: {
    chosen: {
      description: 'A year is in use, or none when the company has none.',
      on: {
        'salaryYear.choose': {
          guard: { type: 'isAnother', params: ({ event }) => Number(event.year) },
          actions: {
            type: 'askToLeave',
            params: ({ event }) => ({ type: 'salaryYear.enter', year: Number(event.year) }),
          },
        },
        'salaryYear.enter': {
          guard: { type: 'isAnother', params: ({ event }) => event.year },
          actions: [{ type: 'keepYear', params: ({ event }) => event.year }, 'reportChanged'],
        },
        'salaryYears.refreshed': [
          {
            guard: { type: 'isMissing', params: ({ event }) => event.years },
            actions: [{ type: 'keepYears', params: ({ event }) => event.years }, 'reportChanged'],
          },
          { actions: { type: 'keepYears', params: ({ event }) => event.years } },
        ],
      },
    },
  },
})

/** The year, or the first when it is not among them. */
const yearAmong = (years: readonly number[], year: number | null): number | null =>
  year !== null && years.includes(year) ? year : (years[0] ?? null)

/** How the journal knows it. */
export const salaryYearFlow = describeFlow({ machine: salaryYearMachine, version: 2 })
