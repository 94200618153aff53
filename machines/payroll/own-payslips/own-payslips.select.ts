import type { SnapshotFrom } from 'xstate'
import type { ownPayslipsMachine } from './own-payslips.machine.ts'

type Snapshot = SnapshotFrom<typeof ownPayslipsMachine>

/** Returns the employee's payslips, or null until they have been fetched. */
export const list = ({ context }: Snapshot) => context.value?.list ?? null
/** Returns the payslip on display, or null until it has been fetched. */
export const payslip = ({ context }: Snapshot) => context.value?.payslip ?? null
