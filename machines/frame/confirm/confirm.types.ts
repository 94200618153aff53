import type { ConfirmEvent, Question } from '../../kit/shared/question.ts'

export interface ConfirmContext {
  /** The first question is on display. The others wait. */
  readonly questions: readonly Question[]
}

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly confirm: ConfirmEvent
  }
}
