import type { SnapshotFrom } from 'xstate'
import type { workCalendarMachine } from './work-calendar.machine.ts'
import type { ShiftChoice, YearContents } from './work-calendar.types.ts'

type Snapshot = SnapshotFrom<typeof workCalendarMachine>

/** Returns the contents of a year; null until they have been fetched. */
export const contentsOf = ({ context }: Snapshot, year: number): YearContents | null =>
  context.contents?.year === year ? context.contents : null
const none: readonly ShiftChoice[] = []
/** Returns the day schedules, whatever year is on display. */
export const shiftsOf = ({ context }: Snapshot): readonly ShiftChoice[] => context.contents?.shifts ?? none
/** True when the year could not be fetched. */
export const isFailed = (snapshot: Snapshot): boolean => snapshot.matches({ reading: 'failed' })
/** True while the holidays are being restored. */
export const isRestoring = (snapshot: Snapshot): boolean => snapshot.matches({ writing: 'restoring' })
/** True while salary periods are being created. */
export const isCreating = (snapshot: Snapshot): boolean => snapshot.matches({ writing: 'creating' })
/** Returns why the last periods were not created, or null. */
export const refusal = ({ context }: Snapshot): string | null => context.refusal
