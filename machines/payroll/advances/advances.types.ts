import type { PainVersion } from '#contracts/code-lists/payments.ts'
import type { LivePayload } from '#contracts/live/live-events.ts'
import type { Advance, NewAdvances, OrderedAdvances } from '#contracts/payroll/advances/shapes.ts'
import type { FieldMessages } from '#contracts/wire.ts'
import type { Intent } from '../../kit/shared/intent.ts'
import type { ConfirmFact } from '../../kit/shared/question.ts'

export interface AdvancesContext {
  /** Null until they have been fetched. */
  readonly advances: readonly Advance[] | null
  /** True while advances are being written. */
  readonly isWriting: boolean
  /** The advances whose order is on display, or none. */
  readonly chosen: readonly string[]
  /** What the chosen would pay, or null until it has been fetched. */
  readonly preview: OrderedAdvances | null
  /** The advances that are registered, or null. */
  readonly written: NewAdvances | null
  /** The advance that is taken back, or an empty text. */
  readonly ForskId: string
  /** The version of the file of the chosen advances' order. */
  readonly Version: PainVersion
  /** The intent of a step whose answer was lost. */
  readonly intent: Intent | null
  /** Why the last step was refused, or an empty text. */
  readonly refused: string
  /** The messages at the fields of what is being written. */
  readonly fields: FieldMessages
}

export type AdvancesEvent =
  | { readonly type: 'advances.show' }
  | { readonly type: 'advances.leave' }
  /** The advances may have changed. */
  | { readonly type: 'advances.reload' }
  /** Opens what is written of new advances. */
  | { readonly type: 'advances.write' }
  /** Closes what is being written, or the order on display. */
  | { readonly type: 'advances.close' }
  /** Registers advances. `key`: the idempotency key for a new intent. */
  | { readonly type: 'advances.register'; readonly values: NewAdvances; readonly key: string }
  /** Asks whether an advance is to be taken back. */
  | { readonly type: 'advances.takeBack'; readonly ForskId: string; readonly key: string }
  /** Shows what advances would pay. */
  | { readonly type: 'advances.preview'; readonly ForskId: readonly string[] }
  /** Orders what is on display. */
  | { readonly type: 'advances.order'; readonly Version: PainVersion; readonly key: string }
  /** A live event: advances, or the payslips that deduct them, have changed. */
  | ({ readonly type: 'advances.changed' } & LivePayload<'ADVANCES_UPDATED'>)
  | ConfirmFact

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly advances: AdvancesEvent
  }
}
