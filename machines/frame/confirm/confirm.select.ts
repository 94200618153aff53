import type { SnapshotFrom } from 'xstate'
import type { confirmMachine } from './confirm.machine.ts'

type Snapshot = SnapshotFrom<typeof confirmMachine>

/** Returns the question on display, or undefined. */
export const question = ({ context }: Snapshot) => context.questions[0]
