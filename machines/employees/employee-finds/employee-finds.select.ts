import type { SnapshotFrom } from 'xstate'
import type { employeeFindsMachine } from './employee-finds.machine.ts'

type Snapshot = SnapshotFrom<typeof employeeFindsMachine>

/** Returns the employees of the last answered term. */
export const found = ({ context }: Snapshot) => context.found
/** True while the employees of the current term are awaited. */
export const isPending = (snapshot: Snapshot): boolean => snapshot.matches('pausing') || snapshot.matches('finding')
