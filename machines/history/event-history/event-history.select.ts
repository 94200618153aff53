import type { SnapshotFrom } from 'xstate'
import type { eventHistoryMachine } from './event-history.machine.ts'

type Snapshot = SnapshotFrom<typeof eventHistoryMachine>

/** Returns the companies of the account; none until they are fetched. */
export const companies = ({ context }: Snapshot) => context.companies
/** Returns the event whose thing's story is open, or null. */
export const opened = ({ context }: Snapshot) => context.opened
/** Returns the story, or null while it is being fetched or when that failed. */
export const story = ({ context }: Snapshot) => context.story
/** True when the story could not be fetched. */
export const isStoryMissing = (snapshot: Snapshot): boolean => snapshot.matches({ story: 'failed' })
/** True while the check is running. */
export const isChecking = (snapshot: Snapshot): boolean => snapshot.matches({ check: 'checking' })
/** Returns the answer of the latest check, or null. */
export const check = ({ context }: Snapshot) => context.check
