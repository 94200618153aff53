import type { SnapshotFrom } from 'xstate'
import type { payslipDeliveryMachine } from './payslip-delivery.machine.ts'

type Snapshot = SnapshotFrom<typeof payslipDeliveryMachine>

/** Returns who has got the payslips on display and how, or null until that has been fetched. */
export const deliveries = ({ context }: Snapshot) => context.deliveries
/** True when that could not be fetched. */
export const isFailed = (snapshot: Snapshot): boolean => snapshot.matches({ open: 'failed' })
/** True while something is done about payslips that were not sent. */
export const isActing = (snapshot: Snapshot): boolean => snapshot.matches('acting')
