import type { HolidayValues } from '#contracts/registers/holidays.ts'
import type { PeriodKind } from '#contracts/schedules/salary-periods.ts'
import type { WorkDay } from '#contracts/schedules/work-day.ts'
import type { Intent } from '../../kit/shared/intent.ts'
import type { ConfirmFact } from '../../kit/shared/question.ts'

/** A day schedule of the company, to choose from. */
export interface ShiftChoice {
  readonly code: string
  readonly name: string
  readonly day: WorkDay
}

/** The year on display: its holidays, and the day schedules where they are asked for. */
export interface YearOnDisplay {
  readonly year: number
  readonly hasShifts: boolean
  /** How often the registers are known to have changed. The year is then fetched again. */
  readonly changes: number
}

/** The data of a year's calendar. */
export interface YearContents {
  readonly year: number
  readonly holidays: readonly HolidayValues[]
  /** None when they were not asked for, or may not be read. */
  readonly shifts: readonly ShiftChoice[]
}

/** The salary periods to create. */
export interface PeriodsWanted {
  readonly year: number
  readonly kind: PeriodKind
}

export interface WorkCalendarContext {
  readonly shown: YearOnDisplay | null
  /** Those fetched last. The day schedules are used while another year is fetched. */
  readonly contents: YearContents | null
  /** The year whose holidays are to be restored. */
  readonly restoring: number | null
  readonly wanted: PeriodsWanted | null
  /** Why the last periods were not created. */
  readonly refusal: string | null
  readonly intent: Intent | null
}

export type WorkCalendarEvent =
  | ({ readonly type: 'workCalendar.show' } & YearOnDisplay)
  | { readonly type: 'workCalendar.retry' }
  /** `key` is the idempotency key for a new intent. */
  | { readonly type: 'holidays.restore'; readonly year: number; readonly key: string }
  | ({ readonly type: 'periods.create'; readonly key: string } & PeriodsWanted)
  /** Another year or kind was chosen: the refusal is cleared. */
  | { readonly type: 'periods.edit' }
  | ConfirmFact

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly workCalendar: WorkCalendarEvent
  }
}
