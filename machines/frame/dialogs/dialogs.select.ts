import type { SnapshotFrom } from 'xstate'
import type { dialogsMachine } from './dialogs.machine.ts'

/** Returns whether a dialog is open. */
export const isOpen = ({ context }: SnapshotFrom<typeof dialogsMachine>, id: string): boolean =>
  context.open.includes(id)
