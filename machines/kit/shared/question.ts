/** A question to the user before something is done (first document §2, Global elements). */
export interface Question {
  /** The asking flow's id of the question, which comes back with the answer. */
  readonly id: string
  readonly title: string
  readonly text: string
  /** The label of the button that goes on. The default is 'Ja'. */
  readonly confirm?: string
  /** The label of the button that does not go on. The default is 'Nej'. */
  readonly cancel?: string
  /** The label of another button that goes on. Without it there is no such button. */
  readonly alternative?: string
  /**
   * True when going on destroys something. The focus is then on the button that does not go on, and
   * the other one looks like a warning.
   */
  readonly isDestructive?: boolean
  /**
   * True when the texts name no person, so that they may be stored: the question is asked again
   * after a reload.
   */
  readonly isLasting?: boolean
  /** The systemId of the flow that receives the answer. */
  readonly replyTo: string
}

/** The user's answer. */
export type Answer = 'confirmed' | 'cancelled' | 'alternative'

/** The events of the confirmation, which every flow may send. */
export type ConfirmEvent =
  | ({ readonly type: 'confirm.ask' } & Question)
  /** The user has pressed a button of the question. Escape is `cancelled`. */
  | { readonly type: 'confirm.answer'; readonly answer: Answer }
  /** Discards all questions, because the session has ended. */
  | { readonly type: 'confirm.forget' }

/** The event that the asking flow receives. */
export interface ConfirmFact {
  readonly type: 'confirm.answered'
  readonly id: string
  readonly answer: Answer
}
