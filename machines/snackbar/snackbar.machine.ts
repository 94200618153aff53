import { assign, setup } from 'xstate'
import { describeFlow } from '../journal/registry.ts'
import type { Snackbar, SnackbarContext, SnackbarEvent } from './snackbar.types.ts'

const defaultTimeout = 10_000
const longTextTimeout = 20_000
const longText = 100

/** One message at a time, at the edge of the screen (first document §4, Snackbar). */
export const snackbarMachine = setup({
  types: { context: {} as SnackbarContext, events: {} as SnackbarEvent },
  actions: {
    keep: assign(({ context }, shown: Snackbar | null) => ({ shown, count: context.count + 1 })),
    forget: assign({ shown: null }),
  },
  guards: { hasText: (_, text: string) => text.trim() !== '' },
  delays: {
    timeout: ({ context }) => context.shown?.timeout ?? defaultTimeout,
    replacement: 150,
  },
}).createMachine({
  id: 'snackbar',
  context: { shown: null, count: 0 },
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
      after: { timeout: 'hidden' },
      on: {
        'snackbar.dismiss': 'hidden',
        'snackbar.show': {
          guard: { type: 'hasText', params: ({ event }) => event.text },
          target: 'replacing',
          actions: { type: 'keep', params: ({ event }) => snackbarOf(event) },
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

/** How the journal knows it. A message does not outlive its page, and its time-out would not be re-armed. */
export const snackbarFlow = describeFlow({ machine: snackbarMachine, version: 1, resume: 'afresh' })
