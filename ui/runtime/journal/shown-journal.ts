import { type ActorRefFrom, isMachineSnapshot, type Snapshot } from 'xstate'
import type { FlowId } from '#machines/app/app.flows.ts'
import type { appMachine } from '#machines/app/app.machine.ts'
import type { Entry } from '#machines/kit/journal/journal.types.ts'
import type { BrowserStore } from './journal-store.ts'

/** The journal of a page and the states that it must fold to. */
export interface ShownJournal {
  readonly entries: readonly Entry[]
  /** What the next page of the tab would go on from, as it is stored: a state of each flow. */
  readonly kept: readonly Entry[]
  /** The states of the running flows, by their systemIds. */
  readonly states: Readonly<Record<string, object>>
}

/**
 * Returns the journal of this page for browser tests, which call it as `avlonaJournal()` where the
 * server has the dev pages.
 */
export async function shownJournal(app: ActorRefFrom<typeof appMachine>, store: BrowserStore): Promise<ShownJournal> {
  const entries = store.latest(Number.POSITIVE_INFINITY)
  const streams = [...new Set(entries.map(({ stream }) => stream))]
  return {
    entries,
    kept: (await Promise.all(streams.map(store.read))).flat(),
    states: Object.fromEntries(
      streams.flatMap(stream => {
        const state = stateOf(app.system.get(stream as FlowId)?.getSnapshot())
        return state ? [[stream, state]] : []
      }),
    ),
  }
}

/** Returns what is the same in every page of a flow's state. */
function stateOf(snapshot: unknown): object | undefined {
  if (!isMachineSnapshot(snapshot)) return undefined
  const { status, value, context } = snapshot.machine.getPersistedSnapshot(snapshot) as Snapshot<unknown> & {
    readonly value: unknown
    readonly context: unknown
  }
  return { status, value, context }
}
