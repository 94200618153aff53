import { assign, setup } from 'xstate'
import type { HistoryCheck, HistoryEntry } from '#contracts/history/shapes.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { reportFailure } from '../../kit/shared/tell.ts'
import { eventHistoryPorts } from './event-history.ports.ts'
import type { EventHistoryContext, EventHistoryEvent, HistoryCompany } from './event-history.types.ts'

/** The event history: one thing's story beside the list, and the check of the chain of events. */
export const eventHistoryMachine = setup({
  types: { context: {} as EventHistoryContext, events: {} as EventHistoryEvent },
  actors: eventHistoryPorts,
  actions: {
    setCompanies: assign((_, companies: readonly HistoryCompany[]) => ({ companies })),
    forgetCompanies: assign({ companies: [] }),
    setOpened: assign((_, opened: HistoryEntry) => ({ opened, story: null })),
    setStory: assign((_, story: readonly HistoryEntry[]) => ({ story })),
    forgetStory: assign({ opened: null, story: null }),
    setCheck: assign((_, check: HistoryCheck) => ({ check })),
    forgetCheck: assign({ check: null }),
    reportFailure: reportFailure(),
  },
}).createMachine({
  id: 'eventHistory',
  context: { companies: [], opened: null, story: null, check: null },
  type: 'parallel',
  states: {
    companies: {
      description: 'The companies that the list can be narrowed to.',
      initial: 'idle',
      on: {
        'eventHistory.show': '.fetching',
        'eventHistory.leave': { target: '.idle', actions: 'forgetCompanies' },
      },
      states: {
        idle: { description: 'Nothing is being fetched.' },
        fetching: {
          description: 'The companies are being fetched. Without them the list cannot be narrowed to one.',
          invoke: {
            id: 'fetchCompanies',
            src: 'fetchCompanies',
            onDone: answered({
              ok: { target: 'idle', actions: 'setCompanies' },
              failed: { target: 'idle', actions: 'reportFailure' },
            }),
          },
        },
      },
    },
    story: {
      description: 'The story of one thing.',
      initial: 'closed',
      on: {
        'story.open': { target: '.fetching', actions: { type: 'setOpened', params: ({ event }) => event.entry } },
        'eventHistory.leave': '.closed',
      },
      states: {
        closed: { description: 'No story is open.', entry: 'forgetStory' },
        fetching: {
          description: 'The story is being fetched.',
          invoke: {
            id: 'fetchStory',
            src: 'fetchStory',
            input: ({ context }) => ({ thing: context.opened?.Thing ?? '' }),
            onDone: answered({
              ok: { target: 'shown', actions: 'setStory' },
              failed: { target: 'failed', actions: 'reportFailure' },
            }),
          },
          on: { 'story.close': 'closed' },
        },
        shown: { description: 'The story is on display.', on: { 'story.close': 'closed' } },
        failed: {
          description: 'The story could not be fetched.',
          on: { 'story.retry': 'fetching', 'story.close': 'closed' },
        },
      },
    },
    check: {
      description: 'The check of the chain of events.',
      initial: 'idle',
      on: { 'eventHistory.leave': { target: '.idle', actions: 'forgetCheck' } },
      states: {
        idle: {
          description: 'No check is running. The answer of the latest one stays on display.',
          on: { 'check.start': 'checking' },
        },
        checking: {
          description: 'The backend checks every event of the licence.',
          invoke: {
            id: 'checkHistory',
            src: 'checkHistory',
            onDone: answered({
              ok: { target: 'idle', actions: 'setCheck' },
              failed: { target: 'idle', actions: 'reportFailure' },
            }),
          },
        },
      },
    },
  },
})

/** The registration of the flow in the journal. */
export const eventHistoryFlow = describeFlow({ machine: eventHistoryMachine, version: 1, resume: 'afresh' })
