import { assign, setup } from 'xstate'
import { afresh, describeFlow, kept } from '../../kit/journal/registry.ts'
import { alarm } from '../../kit/shared/alarm.ts'
import { withOutput } from '../../kit/shared/answered.ts'
import { askToLeave } from '../../kit/shared/leave.ts'
import { letter } from '../../kit/shared/letter.ts'
import { versionCountdownEffects, versionCountdownPorts } from './version-countdown.ports.ts'
import type { VersionCountdownContext, VersionCountdownEvent } from './version-countdown.types.ts'

const minute = 60_000
const countdown = 5 * minute
/** Milliseconds before the deadline at which the colour changes. */
const soon = 60_000
const imminent = 30_000
export const maxExtensions = 5

/**
 * Announces a new version: a countdown of five minutes, then the page is reloaded (first document
 * §4, New version).
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
    /**
     * Discards the unsaved forms and their drafts. The user has already been asked, so the browser
     * need not ask again, and nothing is offered after the reload.
     */
    loseUnsaved: letter('unsavedChanges', { type: 'unsaved.lose' }),
  },
  guards: {
    isFirst: ({ context }) => context.pageBuild === null,
    isOther: ({ context }, buildId: string) => buildId !== context.pageBuild,
    mayPostpone: ({ context }) => context.extensions < maxExtensions,
    isUnsaved: (_, isUnsaved: boolean) => isUnsaved,
    isSaved: (_, isUnsaved: boolean) => !isUnsaved,
  },
  delays: {
    /**
     * Milliseconds to wait for an answer. The asked flow answers at once. Without such a flow,
     * nothing is unsaved.
     */
    answerTimeout: 1_000,
    askAgain: 5_000,
  },
}).createMachine({
  id: 'versionCountdown',
  context: { pageBuild: null, deadline: null, extensions: 0 },
  initial: 'current',
  states: {
    current: {
      description: 'No version newer than that of this page is known.',
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
      description:
        'A new version exists, and the deadline is being set. Later versions do not start another countdown.',
      invoke: {
        id: 'readClock',
        src: 'readClock',
        onDone: withOutput({ target: 'counting', actions: 'setDeadline' }),
      },
    },
    counting: {
      description: 'The page is reloaded after five minutes. Each postponement adds a minute.',
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
          description: 'A minute is left, and the colour shows it.',
          invoke: {
            id: 'untilImminent',
            src: 'alarm',
            input: ({ context }) => ({ deadline: deadlineOf(context) - imminent }),
            onDone: 'imminent',
          },
        },
        imminent: {
          description: 'Half a minute is left, and the colour shows it.',
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
      description: 'The time is out. The flow asks whether there are unsaved changes.',
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
      description: 'There are unsaved changes. The page says that it waits until they are saved or discarded.',
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
    reloading: {
      description: 'The page is being reloaded.',
      tags: afresh,
      entry: ['loseUnsaved', 'reload'],
    },
  },
})

const deadlineOf = ({ deadline }: VersionCountdownContext): number => {
  if (deadline === null) throw new Error('A countdown needs a deadline')
  return deadline
}

/**
 * The registration of the flow in the journal. A reload that brings the new version ends the
 * countdown; one that does not keeps its instant.
 */
export const versionCountdownFlow = describeFlow({
  machine: versionCountdownMachine,
  version: 1,
  keeps: { pageBuild: kept, deadline: kept, extensions: kept },
  calls: { untilSoon: true, untilImminent: true, untilDue: true },

  resume: 'replayInBuild',
})
