import type { SnapshotFrom } from 'xstate'
import type { registerMachine } from './register.machine.ts'

type Snapshot = SnapshotFrom<typeof registerMachine>

/** Returns how often a register is known to have changed, by which a list knows it is outdated. */
export const changesOf = ({ context }: Snapshot, register: string): number => context.changes[register] ?? 0
/** True while an item is being removed. */
export const isRemoving = (snapshot: Snapshot): boolean => snapshot.matches('removing')
