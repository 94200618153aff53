import type { SnapshotFrom } from 'xstate'
import type { restoreCopyMachine } from './restore-copy.machine.ts'

type Snapshot = SnapshotFrom<typeof restoreCopyMachine>

/** Returns the number of the licence whose copies are listed, or null when none is. */
export const LicNr = ({ context }: Snapshot) => context.LicNr
/** Returns the selected copy, or null. */
export const copy = ({ context }: Snapshot) => context.copy
/** True while a copy is being deleted. */
export const isDeleting = (snapshot: Snapshot): boolean => snapshot.matches('deleting')
/** Returns a counter. The list is fetched again when it changes. */
export const turn = ({ context }: Snapshot): number => context.turn
