import type { SnapshotFrom } from 'xstate'
import type { restoreCopyMachine } from './restore-copy.machine.ts'

type Snapshot = SnapshotFrom<typeof restoreCopyMachine>

export const LicNr = ({ context }: Snapshot) => context.LicNr
export const copy = ({ context }: Snapshot) => context.copy
/** The list is read anew when it changes. */
export const turn = ({ context }: Snapshot): number => context.turn
