import type { SnapshotFrom } from 'xstate'
import type { advancesMachine } from './advances.machine.ts'

type Snapshot = SnapshotFrom<typeof advancesMachine>

/** Returns the advances, or null until they have been fetched. */
export const advances = ({ context }: Snapshot) => context.advances
/** True when the advances could not be fetched. */
export const isFailed = (snapshot: Snapshot): boolean => snapshot.matches({ open: 'failed' })
/** True while something is done with advances. */
export const isActing = (snapshot: Snapshot): boolean => snapshot.matches('acting')
/** True while advances are being registered. */
export const isRegistering = (snapshot: Snapshot): boolean => snapshot.matches({ acting: 'registering' })
/** True while an order is being made. */
export const isMaking = (snapshot: Snapshot): boolean => snapshot.matches({ acting: 'ordering' })
/** Returns why the last step was refused, or an empty text. */
export const refused = ({ context }: Snapshot): string => context.refused
/** True while advances are being written. */
export const isWriting = ({ context }: Snapshot): boolean => context.isWriting
/** Returns the messages at the fields of what is being written. */
export const fields = ({ context }: Snapshot) => context.fields
/** True while the order of advances is on display. */
export const isOrdering = ({ context }: Snapshot): boolean => context.chosen.length > 0
/** Returns what the order would pay, or null. */
export const preview = ({ context }: Snapshot) => context.preview
