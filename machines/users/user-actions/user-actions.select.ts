import type { SnapshotFrom } from 'xstate'
import type { userActionsMachine } from './user-actions.machine.ts'

type Snapshot = SnapshotFrom<typeof userActionsMachine>

/** True while an act is being done. */
export const isActing = (snapshot: Snapshot): boolean => snapshot.matches('acting')
/** Returns the link that was made and the act that made it, or null. */
export const linked = (snapshot: Snapshot) => (snapshot.matches('linked') ? snapshot.context : null)
/** Returns the number of acts done, by which a list knows that it is outdated. */
export const done = ({ context }: Snapshot): number => context.done
