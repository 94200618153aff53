import type { DeclarationMonth, EmployerDeclaration } from '#contracts/payroll/declaration/shapes.ts'
import type { SkatteverketAction } from '#contracts/payroll/declaration/skatteverket.shapes.ts'
import type { ConfirmFact } from '../../kit/shared/question.ts'

/** The period on display: a year (2026) or a month (202611). */
export interface DeclarationOnDisplay {
  readonly kind: 'year' | 'period'
  readonly of: string
}

/** What was asked for. */
export type DeclarationContents =
  | { readonly kind: 'year'; readonly of: string; readonly months: readonly DeclarationMonth[] }
  | { readonly kind: 'period'; readonly of: string; readonly declaration: EmployerDeclaration }

/**
 * What is done with the month on display: an errand at Skatteverket, or to say that it is handed in
 * by hand (FILED) or opened for a correction (OPENED).
 */
export type DeclarationStep = SkatteverketAction | 'FILED' | 'OPENED'

/** The answer to a step: whether the person is led to Skatteverket's sign-in. */
export interface DeclarationStepTaken {
  readonly isLeaving: boolean
}

export interface EmployerDeclarationContext {
  readonly shown: DeclarationOnDisplay | null
  /** Those fetched last. They stay on display while they are fetched again. */
  readonly contents: DeclarationContents | null
  /** Why the contents did not come, when the backend said so at a field. */
  readonly refusal: string | null
  /** Which of the month's files is wanted, from 1. */
  readonly part: number
  /** What is being done with the month on display. */
  readonly step: DeclarationStep | null
}

export type EmployerDeclarationEvent =
  | ({ readonly type: 'declaration.show' } & DeclarationOnDisplay)
  | { readonly type: 'declaration.retry' }
  /** A live event: a file of the month was fetched. Null when events may have been missed. */
  | { readonly type: 'declaration.changed'; readonly Period: string | null }
  /** The button that fetches a file. */
  | { readonly type: 'declaration.fetchFile'; readonly part: number }
  /** A button of the month's dealings with Skatteverket. */
  | { readonly type: 'declaration.step'; readonly step: DeclarationStep }
  | ConfirmFact

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly employerDeclaration: EmployerDeclarationEvent
  }
}
