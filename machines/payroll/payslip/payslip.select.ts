import type { SnapshotFrom } from 'xstate'
import type { payslipMachine } from './payslip.machine.ts'

/** Returns the version of the payslip on display, or 0. */
export const version = ({ context }: SnapshotFrom<typeof payslipMachine>): number => context.value?.Version ?? 0
