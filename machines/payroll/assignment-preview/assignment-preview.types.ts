import type { AssignmentAnswer, AssignmentQuestion } from '#contracts/payroll/assignments/shapes.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'

export interface AssignmentPreviewContext {
  /** What is asked. Null while the form has a problem, or no period is known. */
  readonly question: AssignmentQuestion | null
  /** The latest answer, which stays on display while the next one is awaited. */
  readonly answer: AssignmentAnswer | null
  readonly failure: ApiFailure | null
}

export type AssignmentPreviewEvent =
  /** The values of the form on display, and the period. Null while they cannot be asked about. */
  | { readonly type: 'preview.of'; readonly question: AssignmentQuestion | null }
  | { readonly type: 'preview.retry' }
  /** No form is on display any more. */
  | { readonly type: 'preview.close' }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly assignmentPreview: AssignmentPreviewEvent
  }
}
