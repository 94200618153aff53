import type { SnapshotFrom } from 'xstate'
import type { formulaTrialMachine } from './formula-trial.machine.ts'

type Snapshot = SnapshotFrom<typeof formulaTrialMachine>

/** Returns the names that formulas may have, or null while they are not known. */
export const names = ({ context }: Snapshot) => context.names
/** Returns the employee for whom the formula is tried. Empty for none. */
export const employee = ({ context }: Snapshot): string => context.AnstNr
/** Returns the facts of the employee, or null while they are not known. */
export const values = ({ context }: Snapshot) => context.values
/** Returns why something could not be fetched. */
export const failure = ({ context }: Snapshot) => context.failure
