import type { SnapshotFrom } from 'xstate'
import type { userViewMachine } from './user-view.machine.ts'

type Snapshot = SnapshotFrom<typeof userViewMachine>

/** Returns what is known of the user, or null. */
export const facts = ({ context }: Snapshot) => context.facts
/** True when the user could not be fetched. */
export const isFailed = (snapshot: Snapshot): boolean => snapshot.matches('failed')
