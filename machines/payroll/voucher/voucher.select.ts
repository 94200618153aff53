import type { SnapshotFrom } from 'xstate'
import type { voucherMachine } from './voucher.machine.ts'
import type { ShownVoucher } from './voucher.types.ts'

type Snapshot = SnapshotFrom<typeof voucherMachine>

/** Returns a voucher with the others of its period, or null until it has been fetched. */
export const shownOf = ({ context }: Snapshot, VerId: string): ShownVoucher | null =>
  context.VerId === VerId ? context.shown : null
/** Returns the version of the voucher on display, or 0. */
export const version = ({ context }: Snapshot): number => context.shown?.voucher.Version ?? 0
/** True when there is no such voucher. */
export const isMissing = (snapshot: Snapshot): boolean => snapshot.matches('missing')
/** True when the voucher could not be fetched. */
export const isFailed = (snapshot: Snapshot): boolean => snapshot.matches({ open: 'failed' })
