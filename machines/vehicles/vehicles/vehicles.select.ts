import type { SnapshotFrom } from 'xstate'
import type { vehiclesMachine } from './vehicles.machine.ts'

type Snapshot = SnapshotFrom<typeof vehiclesMachine>

/** Returns the row whose calculation is shown, or null. */
export const shown = ({ context }: Snapshot) => context.shown
/** Returns how many cars have been removed, by which a list knows it is outdated. */
export const changes = ({ context }: Snapshot): number => context.changes
