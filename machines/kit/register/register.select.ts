import type { SnapshotFrom } from 'xstate'
import type { registerMachine } from './register.machine.ts'

type Snapshot = SnapshotFrom<typeof registerMachine>

/** Returns how often a register is known to have changed, by which a list knows it is outdated. */
export const changesOf = ({ context }: Snapshot, register: string): number => context.changes[register] ?? 0
/** True while an item is being removed. */
export const isRemoving = (snapshot: Snapshot): boolean =>
  snapshot.matches('removing') || snapshot.matches('findingUses')
/** Returns the item that is to have another key, while its dialog is open; otherwise null. */
export const renumbered = ({ context }: Snapshot) => context.renumbering
/** Returns why the last key was refused, or null. */
export const refusal = ({ context }: Snapshot): string | null => context.refusal
/** True while an item is given another key. */
export const isRenumbering = (snapshot: Snapshot): boolean => snapshot.matches('renumbering')
/** Returns the item that is in use, and by what, while that is to be read; otherwise null. */
export const explained = (snapshot: Snapshot) =>
  snapshot.matches('explaining') && snapshot.context.asked && snapshot.context.inUse
    ? { ...snapshot.context.inUse, register: snapshot.context.asked.register, key: snapshot.context.asked.key }
    : null
