import type { FormValues } from '#contracts/forms/field.ts'
import type { IsoDate } from '#contracts/rules/date.ts'

/** What the calendar's rows are. The specification names DATE; the other is ours. */
export type CalendarMode = 'DATE' | 'EMPLOYEE'

/** What screens share, each chosen by itself. An empty text stands for none. */
export interface ViewChoices {
  readonly AnstNr: string
  /** The salary period, `YYYY-MM`. */
  readonly Period: string
  readonly TabellKod: string
  /** The control code of a table: what chooses pay types by themselves. */
  readonly LonStyKod: string
  readonly calendarMode: CalendarMode
  /** The employee whose payslip is shown. */
  readonly payslipAnstNr: string
}

/** The choices that are kept on the device, as preferences. */
export interface ViewPreferences {
  readonly showsAutoCalculated: boolean
  readonly showsTransferred: boolean
}

/** The days that lists are limited to. Locked ones do not follow the current month. */
export interface DateFilter {
  readonly Locked: boolean
  readonly From: IsoDate
  readonly To: IsoDate
}

export interface ViewFiltersInput {
  readonly preferences: ViewPreferences
  readonly today: IsoDate
}

export interface ViewFiltersContext extends ViewChoices, ViewPreferences {
  /** The salary periods of single employees, by AnstNr. */
  readonly periodOf: Readonly<Record<string, string>>
  /** The values of the payslips' filter. Null until one is set. */
  readonly payslipFilter: FormValues | null
  readonly dates: DateFilter
}

export type ViewFiltersEvent =
  | { readonly type: 'view.choose'; readonly choices: Partial<ViewChoices> }
  | { readonly type: 'view.choosePeriodOf'; readonly AnstNr: string; readonly Period: string }
  | { readonly type: 'view.prefer'; readonly preferences: Partial<ViewPreferences> }
  | { readonly type: 'view.filterPayslips'; readonly filter: FormValues | null }
  | { readonly type: 'view.limitDates'; readonly dates: Partial<DateFilter> }
  /** A screen with dates is shown. Dates that are not locked become the current month. */
  | { readonly type: 'view.dayCame'; readonly today: IsoDate }
  /** The cached lists are emptied, as when another salary year is chosen. */
  | { readonly type: 'view.invalidated' }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly viewFilters: ViewFiltersEvent
  }
}
