import { eventHistoryMachine } from '#machines/history/event-history/event-history.machine.ts'
import type { Outside } from '../outside.ts'
import { withCalls } from '../with-calls.ts'

/** Provides the event history over the adapter. */
export const historyFlows = ({ api }: Pick<Outside, 'api'>) => ({
  eventHistory: withCalls(eventHistoryMachine, api),
})
