import type { SnapshotFrom } from 'xstate'
import type { PayslipPeriod } from '#contracts/payroll/run/shapes.ts'
import type { salaryRunMachine } from './salary-run.machine.ts'

type Snapshot = SnapshotFrom<typeof salaryRunMachine>

/** Returns the periods of a year, or null until they have been fetched. */
export const periodsOf = ({ context }: Snapshot, year: number): readonly PayslipPeriod[] | null =>
  context.year === year ? context.periods : null
/** Returns a period by its code, or null while it is not known. */
export const periodOf = ({ context }: Snapshot, code: string): PayslipPeriod | null =>
  context.periods?.find(({ Period }) => Period === code) ?? null
/** Returns the first payslips with warnings of the period on display. */
export const warned = ({ context }: Snapshot) => context.warned
/** True when the periods could not be fetched. */
export const isFailed = (snapshot: Snapshot): boolean => snapshot.matches({ overview: { open: 'failed' } })
/** Returns the calculation of the period on display that runs, or null. */
export const calculation = ({ context }: Snapshot) => context.calculation
/** True from the order of a calculation until it has ended. */
export const isCalculating = (snapshot: Snapshot): boolean =>
  snapshot.matches({ calculation: 'starting' }) || snapshot.matches({ calculation: 'following' })
/** Returns why the last calculation stopped, or an empty text. */
export const stopped = ({ context }: Snapshot): string => context.stopped
/** Returns the payslips that the last calculation left as they were, and why. */
export const left = ({ context }: Snapshot) => context.left
/** Returns how many times the payslips have changed, by which a list knows it is outdated. */
export const changes = ({ context }: Snapshot): number => context.changes
