import type { SnapshotFrom } from 'xstate'
import type { employeeViewMachine } from './employee-view.machine.ts'

type Snapshot = SnapshotFrom<typeof employeeViewMachine>

/** Returns what is known of the employee, or null. */
export const facts = ({ context }: Snapshot) => context.facts
/** Returns what the form has to choose from, or null before it has been fetched. */
export const choices = ({ context }: Snapshot) => context.choices
/** True when the employee could not be fetched. */
export const isFailed = (snapshot: Snapshot): boolean => snapshot.matches('failed')
