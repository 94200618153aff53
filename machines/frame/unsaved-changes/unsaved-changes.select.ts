import type { SnapshotFrom } from 'xstate'
import type { unsavedChangesMachine } from './unsaved-changes.machine.ts'

type Snapshot = SnapshotFrom<typeof unsavedChangesMachine>

/** Whether something on display would be lost. */
export const isUnsaved = ({ context }: Snapshot): boolean => context.forms.length > 0
