import type { SnapshotFrom } from 'xstate'
import type { licenceInfoMachine } from './licence-info.machine.ts'

type Snapshot = SnapshotFrom<typeof licenceInfoMachine>

/** True while the dialog is open. */
export const isOpen = (snapshot: Snapshot): boolean => !snapshot.matches('closed')
/** Returns the licence's information, or null while it is being fetched. */
export const info = ({ context }: Snapshot) => context.info
