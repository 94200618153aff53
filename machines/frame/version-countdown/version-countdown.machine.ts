import { assign, setup } from 'xstate'
import { describeFlow } from '../../kit/journal/registry.ts'
import { alarm } from '../../kit/shared/alarm.ts'
import { withOutput } from '../../kit/shared/answered.ts'
import { askToLeave } from '../../kit/shared/leave.ts'
import { letter } from '../../kit/shared/letter.ts'
import { versionCountdownEffects, versionCountdownPorts } from './version-countdown.ports.ts'
import type { VersionCountdownContext, VersionCountdownEvent } from './version-countdown.types.ts'

const minute = 60_000
const countdown = 5 * minute
/** Before the deadline: here the colour changes. */
const soon = 60_000
const imminent = 30_000
export const mostExtensions = 5

/**
 * A new version: a countdown of five minutes, then the page is loaded anew (first document §4, New
 * version).
 */
export const versionCountdownMachine = setup({
  types: { context: {} as VersionCountdownContext, events: {} as VersionCountdownEvent },
  actors: { ...versionCountdownPorts, alarm },
  actions: {
    ...versionCountdownEffects,
    setPageBuild: assign((_, pageBuild: string) => ({ pageBuild })),
    setDeadline: assign((_, now: number) => ({ deadline: now + countdown })),
    addMinute: assign(({ context }) => ({
      deadline: deadlineOf(context) + minute,
      extensions: context.extensions + 1,
    })),
    askForUnsaved: letter('unsavedChanges', { type: 'unsaved.ask', replyTo: 'versionCountdown' }),
    askToLeave: askToLeave('versionCountdown'),
    /** It has been asked about: the browser need not ask again. */
    forgetUnsaved: letter('unsavedChanges', { type: 'unsaved.forget' }),
  },
  guards: {
    isFirst: ({ context }) => context.pageBuild === null,
    isOther: ({ context }, buildId: string) => buildId !== context.pageBuild,
    mayPostpone: ({ context }) => context.extensions < mostExtensions,
    isUnsaved: (_, isUnsaved: boolean) => isUnsaved,
    isSaved: (_, isUnsaved: boolean) => !isUnsaved,
  },
  delays: {
    /** The flow that is asked answers at once. Where there is none, nothing is unsaved. */
    answerTimeout: 1_000,
    askAgain: 5_000,
  },
}).createMachine({
  id: 'versionCountdown',
  context: { pageBuild: null, deadline: null, extensions: 0 },
  initial: 'current',
  states: {
    current: {
      description: 'No newer version than the one of this page is known.',
      on: {
        'version.seen': [
          { guard: 'isFirst', actions: { type: 'setPageBuild', params: ({ event }) => event.buildId } },
          { guard: { type: 'isOther', params: ({ event }) => event.buildId }, target: 'announcing' },
        ],
        'version.changed': {
          guard: { type: 'isOther', params: ({ event }) => event.buildId },
          target: 'announcing',
        },
      },
    },
    announcing: {
      description: 'There is a new version: the deadline is set. Whatever version is seen from here on is that one.',
      invoke: {
        id: 'readClock',
        src: 'readClock',
        onDone: withOutput({ target: 'counting', actions: 'setDeadline' }),
      },
    },
    counting: {
      description: 'Five minutes, and then the page is loaded anew.',
      initial: 'calm',
      on: {
        'version.update': { actions: { type: 'askToLeave', params: { type: 'version.reload' } } },
        'version.reload': 'reloading',
        'version.postpone': { guard: 'mayPostpone', target: '.calm', reenter: true, actions: 'addMinute' },
      },
      states: {
        calm: {
          description: 'More than a minute is left.',
          invoke: {
            id: 'untilSoon',
            src: 'alarm',
            input: ({ context }) => ({ deadline: deadlineOf(context) - soon }),
            onDone: 'soon',
          },
        },
        soon: {
          description: 'A minute is left, and the colour says so.',
          invoke: {
            id: 'untilImminent',
            src: 'alarm',
            input: ({ context }) => ({ deadline: deadlineOf(context) - imminent }),
            onDone: 'imminent',
          },
        },
        imminent: {
          description: 'Half a minute is left, and the colour says so.',
          invoke: {
            id: 'untilDue',
            src: 'alarm',
            input: ({ context }) => ({ deadline: deadlineOf(context) }),
            onDone: '#versionCountdown.asking',
          },
        },
      },
    },
    asking: {
      description: 'The time is out: is anything unsaved?',
      entry: 'askForUnsaved',
      on: {
        'unsaved.answered': [
          { guard: { type: 'isUnsaved', params: ({ event }) => event.isUnsaved }, target: 'holding' },
          { target: 'reloading' },
        ],
      },
      after: { answerTimeout: 'reloading' },
    },
    holding: {
      description: 'Something is unsaved: the page waits until it is saved or left, and says so.',
      on: {
        'version.update': { actions: { type: 'askToLeave', params: { type: 'version.reload' } } },
        'version.reload': 'reloading',
        'unsaved.answered': {
          guard: { type: 'isSaved', params: ({ event }) => event.isUnsaved },
          target: 'reloading',
        },
      },
      after: { askAgain: { target: 'holding', reenter: true, actions: 'askForUnsaved' } },
    },
    reloading: { description: 'The page is being loaded anew.', entry: ['forgetUnsaved', 'reload'] },
  },
})

const deadlineOf = ({ deadline }: VersionCountdownContext): number => {
  if (deadline === null) throw new Error('A countdown needs a deadline')
  return deadline
}

/** How the journal knows it. A reloaded page is of the new version. */
export const versionCountdownFlow = describeFlow({ machine: versionCountdownMachine, version: 1, resume: 'afresh' })
