import type { DeclarationMonth, EmployerDeclaration } from '#contracts/payroll/declaration/shapes.ts'
import type { ConfirmFact } from '../../frame/confirm/confirm.types.ts'

/** What is on display: a year (2026) or a month (202611). */
export interface DeclarationOnDisplay {
  readonly kind: 'year' | 'period'
  readonly of: string
}

/** What was asked for. */
export type DeclarationContents =
  | { readonly kind: 'year'; readonly of: string; readonly months: readonly DeclarationMonth[] }
  | { readonly kind: 'period'; readonly of: string; readonly declaration: EmployerDeclaration }

export interface EmployerDeclarationContext {
  readonly shown: DeclarationOnDisplay | null
  /** Those fetched last. They stay on display while they are fetched again. */
  readonly contents: DeclarationContents | null
  /** Why the contents did not come, when the backend said so at a field. */
  readonly refusal: string | null
  /** Which of the month's files is wanted, from 1. */
  readonly part: number
}

export type EmployerDeclarationEvent =
  | ({ readonly type: 'declaration.show' } & DeclarationOnDisplay)
  | { readonly type: 'declaration.retry' }
  /** A live event: a file of the month was fetched. Null when events may have been missed. */
  | { readonly type: 'declaration.changed'; readonly Period: string | null }
  /** The button that fetches a file. */
  | { readonly type: 'declaration.fetchFile'; readonly part: number }
  | ConfirmFact

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly employerDeclaration: EmployerDeclarationEvent
  }
}
