import type { SnapshotFrom } from 'xstate'
import type { payslipMachine } from './payslip.machine.ts'

type Snapshot = SnapshotFrom<typeof payslipMachine>

/** Returns the payslip on display, or null until it has been fetched. */
export const payslip = ({ context }: Snapshot) => context.payslip
/** Returns the version of the payslip on display, or 0. */
export const version = ({ context }: Snapshot): number => context.payslip?.Version ?? 0
/** True when the person has no payslip in the period. */
export const isMissing = (snapshot: Snapshot): boolean => snapshot.matches('missing')
/** True when the payslip could not be fetched. */
export const isFailed = (snapshot: Snapshot): boolean => snapshot.matches({ open: 'failed' })
/** True while the payslip is being fetched. */
export const isLoading = (snapshot: Snapshot): boolean => snapshot.matches({ open: 'loading' })
/** True while a step is taken with the payslip. */
export const isActing = (snapshot: Snapshot): boolean => snapshot.matches('acting')
