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
  const checkpoint: Checkpoint = {
    type: CHECKPOINT,
    snapshot: flow.machine.getPersistedSnapshot(snapshot),
    children: children.map(({ id, since, input, settled }) => ({ id, since, input, ...(settled && { settled }) })),
  }
  return { at, stream, machine: flow.id, version: flow.version, event: toJournalEvent(checkpoint) }
}
