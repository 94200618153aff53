import type { SnapshotFrom } from 'xstate'
import type { restoreCopyMachine } from './restore-copy.machine.ts'

type Snapshot = SnapshotFrom<typeof restoreCopyMachine>

/** Returns the licence whose copies are listed, or null until one is. */
export const LicNr = ({ context }: Snapshot) => context.LicNr
/** Returns the copy that is picked, or null. */
export const copy = ({ context }: Snapshot) => context.copy
/** The list is read anew when it changes. */
export const turn = ({ context }: Snapshot): number => context.turn
