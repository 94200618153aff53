import { assign, sendTo, setup } from 'xstate'
import { firstYearToKeep, yearsBefore } from '#contracts/salary-years/rules.ts'
import type { NewSalaryYear } from '#contracts/salary-years/shapes.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { type ApiFailure, failureOf, isOk, isSessionOver, type Result } from '../../kit/shared/result.ts'
import { askFirst, reportFailure, tell } from '../../kit/shared/tell.ts'
import type { SalaryYearEvent } from '../salary-year/salary-year.types.ts'
import { salaryYearsPorts } from './salary-years.ports.ts'
import type { SalaryYearsContext, SalaryYearsEvent } from './salary-years.types.ts'

const question = 'purge'

/** The dialogs that make a salary year and purge old ones (first document §2, §4, §8). */
export const salaryYearsMachine = setup({
  types: { context: {} as SalaryYearsContext, events: {} as SalaryYearsEvent },
  actors: salaryYearsPorts,
  actions: {
    setYears: assign((_, years: readonly number[]) => ({ years, asked: null, lastToGo: null, failure: null })),
    setAsked: assign((_, asked: NewSalaryYear) => ({ asked, failure: null })),
    setLastToGo: assign((_, lastToGo: number) => ({ lastToGo, failure: null })),
    setFailure: assign((_, failure: ApiFailure | null) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    ask: askFirst('salaryYears', ({ context }) => ({ id: question, ...textsOf(context) })),
    tellCreated: tell('SUCCESS', ({ context }) => `Löneår ${askedOf(context).Year} har skapats.`),
    tellPurged: tell('SUCCESS', 'Rensning slutförd.'),
    addYear: sendTo(
      ({ system }) => system.get('salaryYear'),
      ({ context }): SalaryYearEvent => ({ type: 'salaryYears.added', year: askedOf(context).Year }),
    ),
    reloadYears: sendTo(({ system }) => system.get('salaryYear'), {
      type: 'salaryYears.reload',
    } satisfies SalaryYearEvent),
    reportClosed: sendTo(({ system }) => system.get('salaryYear'), {
      type: 'salaryYears.closed',
    } satisfies SalaryYearEvent),
    reportFailure: reportFailure(),
  },
  guards: {
    isOk: (_, result: Result<null>) => isOk(result),
    endsSession: (_, result: Result<null>) => isSessionOver(failureOf(result)),
    isYes: ({ event }) => event.type === 'confirm.answered' && event.id === question && event.answer === 'confirmed',
  },
}).createMachine({
  id: 'salaryYears',
  context: { years: [], asked: null, lastToGo: null, failure: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'No dialog is open.',
      on: {
        'years.create': { target: 'creating', actions: { type: 'setYears', params: ({ event }) => event.years } },
        'years.purge': { target: 'purging', actions: { type: 'setYears', params: ({ event }) => event.years } },
      },
    },
    creating: {
      description:
        'The year and what it is to have are being chosen. What was wrong with them is shown until they are changed.',
      on: {
        'years.edit': { actions: 'forgetFailure' },
        'years.submit': { target: 'saving', actions: { type: 'setAsked', params: ({ event }) => event.asked } },
        'years.close': { target: 'closed', actions: 'reportClosed' },
      },
    },
    saving: {
      description: 'POST /createSalaryYear. It is waited for: closed now, nobody would know whether there is a year.',
      invoke: {
        id: 'createYear',
        src: 'createYear',
        input: ({ context }) => askedOf(context),
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'closed',
            actions: ['reportClosed', 'addYear', 'tellCreated'],
          },
          {
            guard: { type: 'endsSession', params: ({ event }) => event.output },
            target: 'closed',
            actions: [{ type: 'reportFailure', params: ({ event }) => failureOf(event.output) }, 'reportClosed'],
          },
          {
            target: 'creating',
            actions: { type: 'setFailure', params: ({ event }) => failureOf(event.output) },
          },
        ],
      },
    },
    purging: {
      description: 'The last year that is to go is being chosen. What was wrong is shown until another is.',
      on: {
        'years.edit': { actions: 'forgetFailure' },
        'years.rid': {
          target: 'asking',
          actions: [{ type: 'setLastToGo', params: ({ event }) => event.lastToGo }, 'ask'],
        },
        'years.close': { target: 'closed', actions: 'reportClosed' },
      },
    },
    asking: {
      description: 'What is purged is gone for good, so it is asked about first, in numbers.',
      on: { 'confirm.answered': [{ guard: 'isYes', target: 'removing' }, { target: 'purging' }] },
    },
    removing: {
      description: 'DELETE /salaryyears/{year}, which names the first year that stays: the chosen one plus one.',
      invoke: {
        id: 'purgeYears',
        src: 'purgeYears',
        input: ({ context }) => ({ year: firstYearToKeep(context.lastToGo ?? 0) }),
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'closed',
            actions: ['reportClosed', 'reloadYears', 'tellPurged'],
          },
          {
            guard: { type: 'endsSession', params: ({ event }) => event.output },
            target: 'closed',
            actions: [{ type: 'reportFailure', params: ({ event }) => failureOf(event.output) }, 'reportClosed'],
          },
          {
            target: 'purging',
            actions: { type: 'setFailure', params: ({ event }) => failureOf(event.output) },
          },
        ],
      },
    },
  },
})

const askedOf = ({ asked }: SalaryYearsContext): NewSalaryYear => {
  if (!asked) throw new Error('A salary year is made only once it has been asked for')
  return asked
}

/** What is asked before a purge: which years go, and what with them. */
function textsOf({ years, lastToGo }: SalaryYearsContext) {
  const going = yearsBefore(years, firstYearToKeep(lastToGo ?? 0)).toSorted((a, b) => a - b)
  const what = going.length === 1 ? `Löneår ${going[0]}` : `${going.length} löneår (${going.join(', ')})`
  return {
    title: 'Rensa löneår',
    text: `${what} tas bort för gott, med löneperioder, löneartstabeller och beräkningar.`,
    confirm: 'Rensa',
    isDestructive: true,
  }
}

/** How the journal knows it. A reloaded page has no dialog open. */
export const salaryYearsFlow = describeFlow({ machine: salaryYearsMachine, version: 1, resume: 'afresh' })
