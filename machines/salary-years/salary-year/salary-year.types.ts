export interface SalaryYearInput {
  /** The company that the years are of. */
  readonly FtgId: string
  /** The company's salary years, the latest first. */
  readonly years: readonly number[]
  /** The year in use, or null to begin with the first. */
  readonly year: number | null
}

/** The dialogs of the salary years: to make one, and to purge old ones. */
export type SalaryYearDialog = 'create' | 'purge'

export interface SalaryYearContext extends SalaryYearInput {
  /** null only when the company has no year. */
  readonly year: number | null
  /**
   * Which dialog is wanted; what happens in it is the affair of `salaryYears`, which comes with it.
   */
  readonly dialog: SalaryYearDialog | null
}

export type SalaryYearEvent =
  /** A year picked in the menu; what a menu gives is text, so it is converted to a number. */
  | { readonly type: 'salaryYear.choose'; readonly year: string | number }
  /** Nothing unsaved is lost by the choice, or the person has said that it may be. */
  | { readonly type: 'salaryYear.enter'; readonly year: number | null }
  /** A year was made here. */
  | { readonly type: 'salaryYears.added'; readonly year: number }
  /** Somebody has made or purged years of a company (live event): this one's, or another's. */
  | { readonly type: 'salaryYears.changed'; readonly FtgId: string }
  /** They may have been changed. */
  | { readonly type: 'salaryYears.reload' }
  | { readonly type: 'salaryYears.open'; readonly dialog: SalaryYearDialog }
  | { readonly type: 'salaryYears.closed' }

/** What the flow tells the app. */
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
