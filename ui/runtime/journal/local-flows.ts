import type { InspectionEvent, Snapshot } from 'xstate'
import { checkpointOf } from '#machines/kit/journal/checkpoint.ts'
import { ENDED, type Entry } from '#machines/kit/journal/journal.types.ts'
import { type Journal, record } from '#machines/kit/journal/record.ts'
import type { Flow } from '#machines/kit/journal/registry.ts'
import { replay } from '#machines/kit/journal/replay.ts'

/**
 * The flows that components run for themselves, such as a table's, in the journal of the tab. Each
 * is a system of its own, and its stream is named by its component.
 */
export interface LocalFlows {
  /** Records the events of a local flow: for `createActor(…, { systemId: stream, inspect })`. */
  readonly inspect: (event: InspectionEvent) => void
  /** Returns the state in which a flow was when the page before ended. */
  readonly left: (flow: Flow, stream: string) => Snapshot<unknown> | undefined
  /**
   * Notes that a flow of the component has started. The returned function notes that its component
   * is gone.
   */
  readonly begin: (stream: string) => () => void
  readonly isRunning: (stream: string) => boolean
}

/**
 * Returns the local flows of the page.
 *
 * @param states of the page before, when it was recovered
 */
export function createLocalFlows(journal: Journal, states: readonly Entry[]): LocalFlows {
  const running = new Set<string>()
  const taken = new Set<string>()
  return {
    inspect: record(journal),
    left(flow, stream) {
      const own = taken.has(stream) ? [] : states.filter(entry => entry.stream === stream)
      const replayed = own.length > 0 ? replay(flow, own) : undefined
      if (replayed?.tag !== 'ok' || replayed.value.snapshot.status !== 'active') return undefined
      const at = journal.clock.now()
      journal.store.append(() => checkpointOf(flow, stream, replayed.value, at))
      return flow.machine.getPersistedSnapshot(replayed.value.snapshot)
    },
    begin(stream) {
      running.add(stream)
      return () => {
        running.delete(stream)
        taken.add(stream)
        const at = journal.clock.now()
        journal.store.append(() => ({ at, stream, machine: stream, version: 1, event: { type: ENDED } }))
      }
    },
    isRunning: stream => running.has(stream),
  }
}
