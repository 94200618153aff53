import type { SnapshotFrom } from 'xstate'
import type { voucherActionsMachine } from './voucher-actions.machine.ts'

type Snapshot = SnapshotFrom<typeof voucherActionsMachine>

/** True while an act is being done. */
export const isActing = (snapshot: Snapshot): boolean => snapshot.matches('acting')
/** Returns the voucher whose dialog of taking back is open, or null. */
export const reversed = ({ context }: Snapshot) => context.reversed
