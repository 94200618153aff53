import { assign, setup } from 'xstate'
import { describeFlow } from '../../kit/journal/registry.ts'
import { snackbarPorts } from './snackbar.ports.ts'
import type { Snackbar, SnackbarContext, SnackbarEvent } from './snackbar.types.ts'

const defaultTimeout = 10_000
const longTextTimeout = 20_000
const longText = 100

/** One message at a time, at the edge of the screen (first document §4, Snackbar). */
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
      description: 'Nothing is said.',
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
      description: 'A message is on display until its time is out, or it is dismissed.',
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
          description: 'Its time runs out.',
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
          description: 'Somebody points at it or has the focus in it: the time that is left is kept.',
          on: { 'snackbar.resume': 'running' },
        },
      },
    },
    replacing: {
      description:
        'The message before leaves, so that the new one is seen to be new. A still newer one takes its place.',
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

/** A long text is shown longer, unless it already asks for more than the default. */
const snackbarOf = ({ type: _, timeout = defaultTimeout, ...snackbar }: Show): Snackbar => ({
  ...snackbar,
  timeout: snackbar.text.length > longText && timeout <= defaultTimeout ? longTextTimeout : timeout,
})

/**
 * How the journal knows it. A message does not outlive its page, and its time-out would not be
 * re-armed.
 */
export const snackbarFlow = describeFlow({ machine: snackbarMachine, version: 2, resume: 'afresh' })
