import type { CardNumberForm } from '#contracts/card-numbers/card-number.rules.ts'
import type { CardNumber } from '#contracts/card-numbers/shapes.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { Intent } from '../../kit/shared/intent.ts'
import type { ConfirmFact } from '../../kit/shared/question.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'

/** A typed PIN: in the vault, with what is wrong with it. Empty to remove the stored one. */
export interface TypedPin {
  readonly pin: SecretRef | ''
  readonly problem: string | null
}

export interface CardNumberContext {
  /** The card that is changed or removed, or whose PIN is shown. Null for a new one. */
  readonly stored: CardNumber | null
  readonly form: CardNumberForm
  /** Null while the PIN has not been typed: the stored one then stays. */
  readonly typedPin: TypedPin | null
  /** True after an attempt to save. Every field then shows its problem. */
  readonly isChecked: boolean
  /** The server's refusals, by field. A refusal is removed when its field changes. */
  readonly refusals: Readonly<Record<string, string>>
  /** The intent of a write whose answer was lost. */
  readonly intent: Intent | null
  /** The PIN on display. */
  readonly shown: { readonly Id: string; readonly pin: SecretRef | '' } | null
}

export type CardNumberEvent =
  /** Opens the form of a card, or of a new one. */
  | { readonly type: 'card.open'; readonly stored: CardNumber | null; readonly today: IsoDate }
  /** The list has a newer version of the card. What is typed stays. */
  | { readonly type: 'card.refresh'; readonly stored: CardNumber }
  | { readonly type: 'card.close' }
  | { readonly type: 'card.change'; readonly change: Partial<CardNumberForm> }
  | ({ readonly type: 'card.typePin' } & TypedPin)
  | { readonly type: 'card.save'; readonly key: string }
  | { readonly type: 'card.remove'; readonly stored: CardNumber; readonly key: string }
  | { readonly type: 'card.showPin'; readonly stored: CardNumber }
  | { readonly type: 'card.hidePin' }
  | ConfirmFact

/** Nothing was saved because this field is invalid. The view focuses the field. */
export type CardNumberEmitted = { readonly type: 'card.unfit'; readonly field: string }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly cardNumber: CardNumberEvent
  }
}
