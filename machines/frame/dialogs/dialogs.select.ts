import type { SnapshotFrom } from 'xstate'
import type { dialogsMachine } from './dialogs.machine.ts'

type Snapshot = SnapshotFrom<typeof dialogsMachine>

/** Returns whether a dialog is open. */
export const isOpen = ({ context }: Snapshot, id: string): boolean => context.open.includes(id)

/** Returns what is written in a dialog, or undefined. */
export const written = ({ context }: Snapshot, id: string): unknown => context.written[id]
