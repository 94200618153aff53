import type { Snapshot } from 'xstate'
import { CHECKPOINT, type JournalEvent } from './journal.types.ts'

/** The facts of a child that its parent's state does not contain. */
export interface CheckpointChild {
  readonly id: string
  /** The `seq` of the entry that started the child. */
  readonly since: number
  readonly input: unknown
  /** How the child ended, when the parent still holds it. */
  readonly settled?: { readonly status: 'done' | 'error'; readonly event: JournalEvent }
}

/**
 * The event that stands for all earlier events of its stream. It is computed from the entries,
 * never from a running actor, so it holds nothing that they do not hold.
 */
export interface Checkpoint extends JournalEvent {
  readonly type: typeof CHECKPOINT
  /** The state as XState persists it. The children are in their initial states. */
  readonly snapshot: Snapshot<unknown>
  readonly children: readonly CheckpointChild[]
}

/** True for the event of a checkpoint. */
export const isCheckpoint = (event: JournalEvent): event is Checkpoint => event.type === CHECKPOINT
