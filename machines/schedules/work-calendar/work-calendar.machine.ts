import { assign, setup } from 'xstate'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { intentAfter, intentFor } from '../../kit/shared/intent.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import { askFirst, failureText, reportFailure, tell } from '../../kit/shared/tell.ts'
import { workCalendarPorts } from './work-calendar.ports.ts'
import type {
  PeriodsWanted,
  WorkCalendarContext,
  WorkCalendarEvent,
  YearContents,
  YearOnDisplay,
} from './work-calendar.types.ts'

const question = 'restoreHolidays'

/**
 * The working calendar of a year: its holidays and the day schedules for the screens that draw
 * them, and the standard contents of the year.
 */
export const workCalendarMachine = setup({
  types: { context: {} as WorkCalendarContext, events: {} as WorkCalendarEvent },
  actors: workCalendarPorts,
  actions: {
    setShown: assign((_, { year, hasShifts, changes }: YearOnDisplay) => ({ shown: { year, hasShifts, changes } })),
    setContents: assign((_, contents: YearContents) => ({ contents })),
    setRestoring: assign(({ context }, { year, key }: { readonly year: number; readonly key: string }) => ({
      restoring: year,
      intent: intentFor(context.intent, `holidays ${year}`, key),
    })),
    setWanted: assign(({ context }, { year, kind, key }: PeriodsWanted & { readonly key: string }) => ({
      wanted: { year, kind },
      refusal: null,
      intent: intentFor(context.intent, `periods ${year} ${kind}`, key),
    })),
    setRefusal: assign((_, failure: ApiFailure) => ({
      refusal: Object.values(failure.fields ?? {})[0] ?? failureText(failure),
    })),
    forgetRefusal: assign({ refusal: null }),
    settleIntent: assign(({ context }, failure: ApiFailure) => ({ intent: intentAfter(context.intent, failure) })),
    endIntent: assign({ intent: null }),
    ask: askFirst('workCalendar', ({ context }) => ({
      id: question,
      title: `Återställ helgdagarna ${context.restoring}?`,
      text: `Årets helgdagar ersätts av Sveriges. Egna dagar och ändringar under ${context.restoring} tas bort. Det går inte att ångra.`,
      confirm: 'Återställ',
      isDestructive: true,
    })),
    tellRestored: tell('SUCCESS', ({ context }) => `Helgdagarna ${context.restoring} är återställda.`),
    tellCreated: tell(
      'SUCCESS',
      ({ context }, count: number) => `${count} löneperioder har skapats för ${context.wanted?.year}.`,
    ),
    reportFailure: reportFailure(),
    reportUnlessRefused: reportFailure(failure => (failure.fields ? null : failure)),
  },
  guards: {
    isOther: ({ context: { shown } }, { year, hasShifts, changes }: YearOnDisplay) =>
      shown?.year !== year || shown.hasShifts !== hasShifts || shown.changes !== changes,
    isConfirmed: (_, { id, answer }: { readonly id: string; readonly answer: string }) =>
      id === question && answer === 'confirmed',
  },
}).createMachine({
  id: 'workCalendar',
  context: { shown: null, contents: null, restoring: null, wanted: null, refusal: null, intent: null },
  type: 'parallel',
  states: {
    reading: {
      description: 'The year on display.',
      initial: 'idle',
      on: {
        'workCalendar.show': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: '.fetching',
          actions: { type: 'setShown', params: ({ event }) => event },
        },
      },
      states: {
        idle: { description: 'No year has been shown.' },
        fetching: {
          description: 'The year is being fetched. After a change elsewhere, what it was stays on display.',
          invoke: {
            id: 'fetchYear',
            src: 'fetchYear',
            input: ({ context }) => shownOf(context),
            onDone: answered({
              ok: { target: 'shown', actions: 'setContents' },
              failed: { target: 'failed', actions: 'reportFailure' },
            }),
          },
        },
        shown: { description: 'The year is on display.' },
        failed: {
          description: 'The year could not be fetched.',
          on: { 'workCalendar.retry': 'fetching' },
        },
      },
    },
    writing: {
      description: 'The standard contents of a year.',
      initial: 'idle',
      states: {
        idle: {
          description: 'Nothing is being written. Why the last periods were refused is shown until others are chosen.',
          on: {
            'holidays.restore': {
              target: 'asking',
              actions: [{ type: 'setRestoring', params: ({ event }) => event }, 'ask'],
            },
            'periods.create': { target: 'creating', actions: { type: 'setWanted', params: ({ event }) => event } },
            'periods.edit': { actions: 'forgetRefusal' },
          },
        },
        asking: {
          description: 'A dialog asks first, because the company’s own days are lost.',
          on: {
            'confirm.answered': [
              { guard: { type: 'isConfirmed', params: ({ event }) => event }, target: 'restoring' },
              { target: 'idle', actions: 'endIntent' },
            ],
          },
        },
        restoring: {
          description: 'The standard holidays take the place of the year’s. The live event shows them.',
          invoke: {
            id: 'restoreHolidays',
            src: 'restoreHolidays',
            input: ({ context }) => ({ year: context.restoring ?? 0, key: context.intent?.key ?? '' }),
            onDone: answered({
              ok: { target: 'idle', actions: ['endIntent', 'tellRestored'] },
              failed: { target: 'idle', actions: ['settleIntent', 'reportFailure'] },
            }),
          },
        },
        creating: {
          description: 'The salary periods are being created. The live event shows them in their list.',
          invoke: {
            id: 'createPeriods',
            src: 'createPeriods',
            input: ({ context }) => ({ ...wantedOf(context), key: context.intent?.key ?? '' }),
            onDone: answered({
              ok: { target: 'idle', actions: ['endIntent', 'tellCreated'] },
              failed: { target: 'idle', actions: ['settleIntent', 'setRefusal', 'reportUnlessRefused'] },
            }),
          },
        },
      },
    },
  },
})

function shownOf({ shown }: WorkCalendarContext): YearOnDisplay {
  if (!shown) throw new Error('A year is fetched only once it is shown')
  return shown
}

function wantedOf({ wanted }: WorkCalendarContext): PeriodsWanted {
  if (!wanted) throw new Error('Periods are created only once they are wanted')
  return wanted
}

/** The registration of the flow in the journal. */
export const workCalendarFlow = describeFlow({ machine: workCalendarMachine, version: 1, resume: 'afresh' })
