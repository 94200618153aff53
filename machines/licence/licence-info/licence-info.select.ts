import type { SnapshotFrom } from 'xstate'
import type { licenceInfoMachine } from './licence-info.machine.ts'

type Snapshot = SnapshotFrom<typeof licenceInfoMachine>

/** True while the dialog is open. */
export const isOpen = (snapshot: Snapshot): boolean => !snapshot.matches('closed')
/** null while it is fetched. */
export const info = ({ context }: Snapshot) => context.info
