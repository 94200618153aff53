import { assign, setup } from 'xstate'
import { describeFlow, kept } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { askToLeave } from '../../kit/shared/leave.ts'
import { letter } from '../../kit/shared/letter.ts'
import { salaryYearPorts } from './salary-year.ports.ts'
import type { SalaryYearContext, SalaryYearDialog, SalaryYearEvent, SalaryYearInput } from './salary-year.types.ts'

/**
 * Keeps the salary year in use (first document §4, Salary years). When the years cannot be fetched,
 * they stay as they were, without a message.
 */
export const salaryYearMachine = setup({
  types: { input: {} as SalaryYearInput, context: {} as SalaryYearContext, events: {} as SalaryYearEvent },
  actors: salaryYearPorts,
  actions: {
    setYear: assign((_, year: number | null) => ({ year })),
    setYears: assign((_, years: readonly number[]) => ({ years })),
    /** Adds a new year, as the first one. */
    addYear: assign(({ context }, year: number) => ({ years: [year, ...context.years] })),
    setDialog: assign((_, dialog: SalaryYearDialog | null) => ({ dialog })),
    askToLeave: askToLeave('salaryYear'),
    /** Asks to leave the purged year. Unsaved changes of the company can still be saved. */
    askToLeavePurged: askToLeave('salaryYear', {
      title: 'Löneåret har rensats',
    }),
    reportChanged: letter('app', ({ context: { year, years } }) => ({ type: 'salaryYear.changed', year, years })),
  },
  guards: {
    isAnother: ({ context: { years, year } }, chosen: number | null) =>
      chosen !== year && chosen === yearAmong(years, chosen),
    isNew: ({ context }, year: number) => !context.years.includes(year),
    /** True when the company had no year. The new year is then used at once. */
    isFirst: ({ context }) => context.years.length === 0,
    isOwn: ({ context }, FtgId: string) => FtgId === context.FtgId,
    /** True when the company had no year and another user has created one. */
    isFirstMade: ({ context }, years: readonly number[]) => context.year === null && years.length > 0,
    /** The chosen year no longer exists. */
    isMissing: ({ context }, years: readonly number[]) => yearAmong(years, context.year) !== context.year,
  },
}).createMachine({
  id: 'salaryYear',
  context: ({ input: { FtgId, years, year } }) => ({ FtgId, years, year: yearAmong(years, year), dialog: null }),
  initial: 'current',
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
      actions: [{ type: 'setYear', params: ({ event }) => event.year }, 'reportChanged'],
    },
    'salaryYears.added': [
      {
        guard: 'isFirst',
        actions: [
          { type: 'setYears', params: ({ event }) => [event.year] },
          { type: 'setYear', params: ({ event }) => event.year },
          'reportChanged',
        ],
      },
      {
        guard: { type: 'isNew', params: ({ event }) => event.year },
        actions: { type: 'addYear', params: ({ event }) => event.year },
      },
    ],
    // Restarts a running fetch, because its answer may lack the latest change.
    'salaryYears.changed': { guard: { type: 'isOwn', params: ({ event }) => event.FtgId }, target: '.fetching' },
    'salaryYears.reload': '.fetching',
    'salaryYears.open': { actions: { type: 'setDialog', params: ({ event }) => event.dialog } },
    'salaryYears.closed': { actions: { type: 'setDialog', params: null } },
  },
  states: {
    current: {
      description: 'The years are up to date, as far as is known. One is in use, unless the company has none.',
    },
    fetching: {
      description:
        'Years were created or purged, or may have been, and are fetched again. The previous years apply meanwhile.',
      invoke: {
        id: 'fetchYears',
        src: 'fetchYears',
        input: ({ context: { FtgId } }) => ({ FtgId }),
        onDone: answered({
          ok: [
            {
              guard: 'isFirstMade',
              target: 'current',
              actions: ['setYears', { type: 'askToLeave', params: ({ context }) => entering(context) }],
            },
            {
              guard: 'isMissing',
              target: 'current',
              actions: ['setYears', { type: 'askToLeavePurged', params: ({ context }) => entering(context) }],
            },
            { target: 'current', actions: 'setYears' },
          ],
          failed: 'current',
        }),
      },
    },
  },
})

/** Returns the year if it is among the years, otherwise the first year, or null. */
const yearAmong = (years: readonly number[], year: number | null): number | null =>
  year !== null && years.includes(year) ? year : (years[0] ?? null)

/**
 * Returns the event that enters the year in use, or the first year when that one no longer exists.
 */
const entering = ({ years, year }: SalaryYearContext): SalaryYearEvent => ({
  type: 'salaryYear.enter',
  year: yearAmong(years, year),
})

/** The registration of the flow in the journal. */
export const salaryYearFlow = describeFlow({
  machine: salaryYearMachine,
  version: 3,
  keeps: { FtgId: kept, years: kept, year: kept, dialog: kept },
  calls: { fetchYears: true },
})
