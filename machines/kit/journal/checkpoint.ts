import type { Checkpoint } from './checkpoint.types.ts'
import { CHECKPOINT, type EntryDraft } from './journal.types.ts'
import { toJournalEvent } from './redact.ts'
import type { Flow } from './registry.ts'
import type { Replayed } from './replay.ts'

/**
 * Returns the entry that stands for a replayed stream so far. A fold that begins with it ends in
 * the same state as one that begins earlier.
 *
 * @param at milliseconds since the epoch
 */
export function checkpointOf(flow: Flow, stream: string, { snapshot, children }: Replayed, at: number): EntryDraft {
  return checkpointEntry(flow, stream, at, {
    snapshot: flow.machine.getPersistedSnapshot(snapshot),
    children: children.map(({ id, since, input, settled }) => ({ id, since, input, ...(settled && { settled }) })),
  })
}

/** Returns the entry of a checkpoint. */
export function checkpointEntry(flow: Flow, stream: string, at: number, state: Omit<Checkpoint, 'type'>): EntryDraft {
  const checkpoint = { ...state, type: CHECKPOINT } as Checkpoint
  return { at, stream, machine: flow.id, version: flow.version, event: toJournalEvent(checkpoint) }
}
