export interface SalaryYearInput {
  /** The company of the years. */
  readonly FtgId: string
  /** The company's salary years, the latest first. */
  readonly years: readonly number[]
  /** The chosen year, or null to start with the first one. */
  readonly year: number | null
}

/** The dialogs of the salary years: to create one, and to purge old ones. */
export type SalaryYearDialog = 'create' | 'purge'

export interface SalaryYearContext extends SalaryYearInput {
  /** Null only when the company has no year. */
  readonly year: number | null
  /**
   * The requested dialog, or null. The `salaryYears` flow, whose code is loaded with the dialog,
   * handles it.
   */
  readonly dialog: SalaryYearDialog | null
}

export type SalaryYearEvent =
  /** A year was chosen in the menu. The menu's value is text, which is converted to a number. */
  | { readonly type: 'salaryYear.choose'; readonly year: string | number }
  /** The choice loses no unsaved changes, or the user has agreed to lose them. */
  | { readonly type: 'salaryYear.enter'; readonly year: number | null }
  /** A year was created in this tab. */
  | { readonly type: 'salaryYears.added'; readonly year: number }
  /** A live event: years of this company or another one were created or purged. */
  | { readonly type: 'salaryYears.changed'; readonly FtgId: string }
  /** The data may have changed. */
  | { readonly type: 'salaryYears.reload' }
  | { readonly type: 'salaryYears.open'; readonly dialog: SalaryYearDialog }
  | { readonly type: 'salaryYears.closed' }

/** The events that the flow sends to the app. */
export type SalaryYearFact = {
  readonly type: 'salaryYear.changed'
  readonly year: number | null
  readonly years: readonly number[]
}

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly salaryYear: SalaryYearEvent
  }
}
