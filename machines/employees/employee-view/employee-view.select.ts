import type { SnapshotFrom } from 'xstate'
import type { employeeViewMachine } from './employee-view.machine.ts'

type Snapshot = SnapshotFrom<typeof employeeViewMachine>

/** Returns what is known of the employee, or null. */
export const facts = ({ context }: Snapshot) => context.value?.facts ?? null
/** Returns what the form has to choose from, or null before it has been fetched. */
export const choices = ({ context }: Snapshot) => context.value?.choices ?? null
