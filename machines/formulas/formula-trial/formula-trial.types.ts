import type { FormulaName } from '#contracts/formulas/facts.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'

/** A fact of an employee: its name, and its value as a decimal numeral with a dot. */
export interface FactValue {
  readonly Kod: string
  readonly Varde: string
}

export interface FormulaTrialContext {
  /** The names that formulas may have. Null until they have been fetched. */
  readonly names: readonly FormulaName[] | null
  readonly failure: ApiFailure | null
  /** The employee for whom the formula is tried. Empty for none. */
  readonly AnstNr: string
  /** The facts of the employee. Null until they have been fetched. */
  readonly values: readonly FactValue[] | null
}

export type FormulaTrialEvent =
  /** A form with a formula is shown. The names are fetched, since others may have changed them. */
  | { readonly type: 'formula.show' }
  /** The employee to try the formula for. Empty for none. */
  | { readonly type: 'formula.try'; readonly AnstNr: string }
  | { readonly type: 'formula.retry' }
  /** A live event: a variable was saved or removed, or the company's bases may have changed. */
  | { readonly type: 'formula.namesChanged' }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly formulaTrial: FormulaTrialEvent
  }
}
