export interface SalaryYearInput {
  /** The company's salary years, the latest first. */
  readonly years: readonly number[]
  /** The year in use, or null to begin with the first. */
  readonly year: number | null
}

export interface SalaryYearContext {
  readonly years: readonly number[]
  /** null only when the company has no year. */
  readonly year: number | null
}

export type SalaryYearEvent =
  /** A year picked in the menu; what a menu gives is text, so it is converted to a number. */
  | { readonly type: 'salaryYear.choose'; readonly year: string | number }
  /** Nothing unsaved is lost by the choice, or the person has said that it may be. */
  | { readonly type: 'salaryYear.enter'; readonly year: number }
  /** The years as the backend now has them. */
  | { readonly type: 'salaryYears.refreshed'; readonly years: readonly number[] }

/** What the flow tells the app. */
export type SalaryYearFact = {
  readonly type: 'salaryYear.changed'
  readonly year: number | null
  readonly years: readonly number[]
}
