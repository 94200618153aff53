/** A question that somebody asks before going on (first document §2, Global elements). */
export interface Question {
  /** The asker's own name for it; comes back with the answer. */
  readonly id: string
  readonly title: string
  readonly text: string
  /** The button that goes on; 'Ja' when not given. */
  readonly confirm?: string
  /** The button that does not; 'Nej' when not given. */
  readonly cancel?: string
  /** Another way to go on; no such button when not given. */
  readonly alternative?: string
  /**
   * Going on destroys something: the focus is on the button that does not, and the other warns by
   * its look.
   */
  readonly isDestructive?: boolean
  /** The systemId of the flow that is told the answer. */
  readonly replyTo: string
}

/** What the person has answered. */
export type Answer = 'confirmed' | 'cancelled' | 'alternative'

export interface ConfirmContext {
  /** The first is on display; the others wait their turn. */
  readonly questions: readonly Question[]
}

export type ConfirmEvent =
  | ({ readonly type: 'confirm.ask' } & Question)
  /** A button of the question on display; Escape is `cancelled`. */
  | { readonly type: 'confirm.answer'; readonly answer: Answer }
  /** Nobody is there any more to be answered: the session is over. */
  | { readonly type: 'confirm.forget' }

/** What the asker is told. */
export interface ConfirmFact {
  readonly type: 'confirm.answered'
  readonly id: string
  readonly answer: Answer
}
