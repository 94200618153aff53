import type { SnapshotFrom } from 'xstate'
import { failureText } from '../../kit/shared/tell.ts'
import type { companyPictureMachine } from './company-picture.machine.ts'

type Snapshot = SnapshotFrom<typeof companyPictureMachine>

/** True while the dialog is open. */
export const isChoosing = (snapshot: Snapshot): boolean => snapshot.matches('choosing') || snapshot.matches('saving')
/** True while the picture is being saved. */
export const isSaving = (snapshot: Snapshot): boolean => snapshot.matches('saving')
/** True while the picture is being removed. */
export const isRemoving = (snapshot: Snapshot): boolean => snapshot.matches('removing')
/** True when a file is chosen. After a reload, the dialog no longer has it. */
export const hasFile = ({ context }: Snapshot): boolean => context.hasFile
/** Returns the message of the last attempt's failure, or undefined when it did not fail. */
export const failureMessage = ({ context: { failure } }: Snapshot): string | undefined =>
  failure ? failureText(failure) : undefined
