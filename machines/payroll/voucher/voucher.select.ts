import type { SnapshotFrom } from 'xstate'
import type { voucherMachine } from './voucher.machine.ts'
import type { ShownVoucher } from './voucher.types.ts'

type Snapshot = SnapshotFrom<typeof voucherMachine>

/** Returns a voucher with the others of its period, or null until it has been fetched. */
export const shownOf = ({ context }: Snapshot, VerId: string): ShownVoucher | null =>
  context.key === VerId ? context.value : null
/** Returns the version of the voucher on display, or 0. */
export const version = ({ context }: Snapshot): number => context.value?.voucher.Version ?? 0
