import type { SnapshotFrom } from 'xstate'
import { failureText } from '../../kit/shared/tell.ts'
import type { employeeFilesMachine } from './employee-files.machine.ts'
import type { FileKind } from './employee-files.types.ts'

type Snapshot = SnapshotFrom<typeof employeeFilesMachine>

/** Returns the kind of file of the open dialog, or null. */
export const openKind = (snapshot: Snapshot): FileKind | null =>
  snapshot.matches('choosing') || snapshot.matches('saving') ? (snapshot.context.of?.kind ?? null) : null
/** Returns the id of the document whose title is being changed, or an empty text. */
export const changedDocument = (snapshot: Snapshot): string =>
  openKind(snapshot) === 'document' ? snapshot.context.id : ''
/** True while a file is being uploaded, or a title sent. */
export const isSaving = (snapshot: Snapshot): boolean => snapshot.matches('saving')
/** True while a file is being removed. */
export const isRemoving = (snapshot: Snapshot): boolean => snapshot.matches('removing')
/** True when a file is chosen. After a reload, the dialog no longer has it. */
export const hasFile = ({ context }: Snapshot): boolean => context.hasFile
/** Returns the message of the last attempt's failure, or undefined when it did not fail. */
export const failureMessage = ({ context: { failure } }: Snapshot): string | undefined =>
  failure ? failureText(failure) : undefined
/** Returns how many files have been added or removed, by which a list knows it is outdated. */
export const changes = ({ context }: Snapshot): number => context.changes
