import type { IntegrationForm } from '#contracts/integrations/integration.rules.ts'
import type { Integration } from '#contracts/integrations/shapes.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { Intent } from '../../kit/shared/intent.ts'
import type { ConfirmFact } from '../../kit/shared/question.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'

/** The integration to open, or null for a new one. */
export interface Opening {
  readonly stored: Integration | null
  readonly today: IsoDate
}

export interface IntegrationContext extends Opening {
  readonly form: IntegrationForm
  /** True after an attempt to save. Every field then shows its problem. */
  readonly isChecked: boolean
  /** The server's refusals, by field. A refusal is removed when its field changes. */
  readonly refusals: Readonly<Record<string, string>>
  /** The intent of a write whose answer was lost. */
  readonly intent: Intent | null
  /** The drawn key of the write, which stays the same while the write is the same intent. */
  readonly secret: SecretRef | null
  /** True when the key before is to end at once. */
  readonly endsAtOnce: boolean
  /** The new key on display, until the user has taken it. */
  readonly issued: { readonly key: SecretRef; readonly isFirst: boolean } | null
}

/** A new key, drawn by the sender. It is in the vault; the event has its reference. */
export interface Drawn {
  readonly secret: SecretRef
  /** The idempotency key for a new intent. */
  readonly key: string
}

export type IntegrationEvent =
  /** The screen shows an integration, or it has been fetched again. Typed changes are kept. */
  | ({ readonly type: 'integration.open' } & Opening)
  /** The screen is closed, after its unsaved changes were asked about. */
  | { readonly type: 'integration.leave' }
  | { readonly type: 'integration.change'; readonly change: Partial<IntegrationForm> }
  | ({ readonly type: 'integration.save' } & Drawn)
  | ({ readonly type: 'integration.rotate'; readonly endsAtOnce: boolean } & Drawn)
  | { readonly type: 'integration.revoke'; readonly key: string }
  /** The user has taken the new key, which is not shown again. */
  | { readonly type: 'integration.keyTaken' }
  | ConfirmFact

export type IntegrationEmitted =
  /** Nothing was saved because this field is invalid. The view focuses the field. */
  | { readonly type: 'integration.unfit'; readonly field: string }
  /** The first key of a new integration has been taken. The view goes to the list. */
  | { readonly type: 'integration.done' }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly integration: IntegrationEvent
  }
}
