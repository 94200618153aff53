import type { SnapshotFrom } from 'xstate'
import type { payslipHistoryMachine } from './payslip-history.machine.ts'

type Snapshot = SnapshotFrom<typeof payslipHistoryMachine>

/** Returns the history on display, or null until it has been fetched. */
export const history = ({ context }: Snapshot) => context.history
/** Returns the number of the chosen moment, or 0 before there is one. */
export const chosen = ({ context }: Snapshot): number => context.nr
/** Returns the payslip as it was, beside now, or null until it has been fetched. */
export const shown = ({ context }: Snapshot) => context.shown
/** True while the payslip of the chosen moment is awaited. */
export const isFetching = (snapshot: Snapshot): boolean => snapshot.matches({ open: 'fetching' })
/** True when the person has no payslip in the period. */
export const isMissing = (snapshot: Snapshot): boolean => snapshot.matches('missing')
/** True when something could not be fetched. */
export const isFailed = (snapshot: Snapshot): boolean => snapshot.matches('failed')
