import { assign, setup } from 'xstate'
import { describeFlow } from '../../kit/journal/registry.ts'
import type { SnackbarEvent } from '../../kit/shared/message.ts'
import { snackbarPorts } from './snackbar.ports.ts'
import type { Snackbar, SnackbarContext } from './snackbar.types.ts'

const defaultTimeout = 10_000
const longTextTimeout = 20_000
const longText = 100

/** Shows one message at a time, at the edge of the screen (first document §4, Snackbar). */
export const snackbarMachine = setup({
  types: { context: {} as SnackbarContext, events: {} as SnackbarEvent },
  actors: snackbarPorts,
  actions: {
    keep: assign(({ context }, shown: Snackbar) => ({ shown, left: shown.timeout, count: context.count + 1 })),
    setLeft: assign((_, left: number) => ({ left })),
    forget: assign({ shown: null, left: 0 }),
  },
  guards: { hasText: (_, text: string) => text.trim() !== '' },
  delays: { replacement: 150 },
}).createMachine({
  id: 'snackbar',
  context: { shown: null, left: 0, count: 0 },
  initial: 'hidden',
  states: {
    hidden: {
      description: 'No message is shown.',
      entry: 'forget',
      on: {
        'snackbar.show': {
          guard: { type: 'hasText', params: ({ event }) => event.text },
          target: 'visible',
          actions: { type: 'keep', params: ({ event }) => snackbarOf(event) },
        },
      },
    },
    visible: {
      description: 'A message is shown until its time is out or the user dismisses it.',
      initial: 'running',
      on: {
        'snackbar.dismiss': 'hidden',
        'snackbar.show': {
          guard: { type: 'hasText', params: ({ event }) => event.text },
          target: 'replacing',
          actions: { type: 'keep', params: ({ event }) => snackbarOf(event) },
        },
      },
      states: {
        running: {
          description: 'The time of the message is running.',
          invoke: {
            id: 'countdown',
            src: 'countdown',
            input: ({ context }) => ({ left: context.left }),
            onDone: '#snackbar.hidden',
          },
          on: {
            'snackbar.pause': {
              target: 'paused',
              actions: { type: 'setLeft', params: ({ event }) => event.left },
            },
          },
        },
        paused: {
          description: 'The pointer or the focus is on the message, so the remaining time is kept.',
          on: { 'snackbar.resume': 'running' },
        },
      },
    },
    replacing: {
      description:
        'The previous message leaves first, so that the user notices the new one. A message that arrives meanwhile replaces the new one.',
      after: { replacement: 'visible' },
      on: {
        'snackbar.dismiss': 'hidden',
        'snackbar.show': {
          guard: { type: 'hasText', params: ({ event }) => event.text },
          actions: { type: 'keep', params: ({ event }) => snackbarOf(event) },
        },
      },
    },
  },
})

type Show = Extract<SnackbarEvent, { type: 'snackbar.show' }>

/**
 * Returns the message to show. A long text is shown for longer, unless the message asks for more
 * than the default time.
 */
const snackbarOf = ({ type: _, timeout = defaultTimeout, ...snackbar }: Show): Snackbar => ({
  ...snackbar,
  timeout: snackbar.text.length > longText && timeout <= defaultTimeout ? longTextTimeout : timeout,
})

/**
 * The registration of the flow in the journal. The flow starts afresh after a reload: a message
 * does not outlive its page, and XState would not re-arm the delay.
 */
export const snackbarFlow = describeFlow({ machine: snackbarMachine, version: 2, resume: 'afresh' })
