import type { SnapshotFrom } from 'xstate'
import type { unsavedChangesMachine } from './unsaved-changes.machine.ts'

type Snapshot = SnapshotFrom<typeof unsavedChangesMachine>

/** True when there are unsaved changes. */
export const isUnsaved = ({ context }: Snapshot): boolean => context.forms.length > 0
