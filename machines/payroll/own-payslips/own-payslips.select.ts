import type { SnapshotFrom } from 'xstate'
import type { ownPayslipsMachine } from './own-payslips.machine.ts'

type Snapshot = SnapshotFrom<typeof ownPayslipsMachine>

/** Returns the employee's payslips, or null until they have been fetched. */
export const list = ({ context }: Snapshot) => context.list
/** Returns the payslip on display, or null until it has been fetched. */
export const payslip = ({ context }: Snapshot) => context.payslip
/** True when there is no such payslip, or it is not published yet. */
export const isMissing = (snapshot: Snapshot): boolean => snapshot.matches('missing')
/** True when what is shown could not be fetched. */
export const isFailed = (snapshot: Snapshot): boolean => snapshot.matches({ open: 'failed' })
