import type { FieldValue, FormValues } from '#contracts/forms/field.ts'
import type { Problems } from '#contracts/forms/form-model.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { DraftLost, DraftResumed } from '../shared/draft.ts'
import type { Intent } from '../shared/intent.ts'
import type { ConfirmFact } from '../shared/question.ts'
import type { SecretRef } from '../shared/secret.ts'
import type { SaveWanted, UnsavedChangesEvent } from '../shared/unsaved.ts'

/** Identifies the entity's instance: the key that the ports fetch. */
export interface FormInput {
  readonly id: string
}

/** The facts about a secret that may be known without the secret itself. */
export interface SecretFacts {
  /**
   * The reference of the parsed value. Empty for no value, and null when the text cannot be parsed.
   */
  readonly value: SecretRef | '' | null
  /**
   * Why the text cannot be parsed, or the message of the first rule that it breaks. Null when it is
   * valid.
   */
  readonly problem: string | null
}

/** The facts of secrets, by their references. */
export type Secrets = Readonly<Record<string, SecretFacts>>

/**
 * A stored entity: its values in their wire format, those of secret fields as references to the
 * vault, and the version that the next save names.
 */
export interface StoredForm {
  readonly Version: number
  readonly values: Readonly<Record<string, unknown>>
  /** The facts of the secrets. Omitted when there are none. */
  readonly secrets?: Secrets
}

/** The user whose value is kept when two users have changed the same field. */
export type Side = 'mine' | 'theirs'

/** The state of a form. */
export interface FormContext extends FormInput {
  /**
   * The page on display. A save requires only the fields of that page, and all changed fields, to
   * be valid.
   */
  readonly page: string | null
  readonly today: IsoDate
  readonly version: number | null
  /** The stored values. Null until they have been fetched. */
  readonly original: FormValues | null
  /**
   * True after a reload, until the form has been fetched again: `original` and `values` then have
   * the changed fields only. The others are not stored in the browser.
   */
  readonly isPartial: boolean
  readonly values: FormValues
  /** The facts of the secrets whose references are in the form. */
  readonly secrets: Secrets
  /**
   * The typed texts that are not yet values: the user has not left the field, or the text cannot be
   * parsed.
   */
  readonly typed: Readonly<Record<string, string>>
  /** The fields that the user has left. They show their problems. */
  readonly touched: Readonly<Record<string, true>>
  /** True after an attempt to save. Every field then shows its problem. */
  readonly isChecked: boolean
  /** The server's refusals, by field. A refusal is removed when its field changes. */
  readonly refusals: Problems
  /** The values that are being saved. */
  readonly sent: FormValues
  /**
   * The fields that both users have changed, to different values, with the chosen side. `original`
   * has the other user's values.
   */
  readonly conflicts: Readonly<Record<string, Side | null>>
  /** The fields that only others had changed and that were taken over at the last merge. */
  readonly taken: readonly string[]
  /**
   * When the draft was last changed before a reload, in milliseconds since the epoch. Null for a
   * draft of this page.
   */
  readonly writtenAt: number | null
  /** The prefix of the saves' idempotency keys. */
  readonly keys: string
  /** The number of saves that have been requested. */
  readonly saves: number
  /**
   * The intent of a save whose answer was lost. It includes the version, so a save of another
   * version is another intent.
   */
  readonly intent: Intent | null
}

/** The page of the form that is shown. */
export interface Showing {
  /** The name of the layout's page. */
  readonly page: string
  /** The key of the entity to show, where the flow shows one after another. */
  readonly id?: string | undefined
  readonly today: IsoDate
  /** The prefix of the saves' idempotency keys. A new one is drawn each time. */
  readonly key: string
}

/** The events of a form. */
export type FormEvent =
  | ({ readonly type: 'form.show' } & Showing)
  /** The screen was closed, and the draft is discarded. */
  | { readonly type: 'form.leave' }
  | { readonly type: 'form.retry' }
  /**
   * A keystroke in a field. `text` is the new text; in a secret field it is a reference, and
   * `secrets` has the facts known of it.
   */
  | { readonly type: 'form.type'; readonly field: string; readonly text: string; readonly secrets?: Secrets }
  /** The user has left the field. The typed text becomes a value if it can be parsed. */
  | { readonly type: 'form.blur'; readonly field: string; readonly today: IsoDate }
  /**
   * A choice or a flag, which becomes a value at once. Never a secret, because secrets are typed.
   */
  | { readonly type: 'form.set'; readonly field: string; readonly value: FieldValue; readonly today: IsoDate }
  /** What a form is used for besides saving refuses these fields; none takes refusals back. */
  | { readonly type: 'form.refused'; readonly fields: Problems }
  /** The draft is to be discarded, after a confirmation. */
  | { readonly type: 'form.discard' }
  | { readonly type: 'form.save'; readonly today: IsoDate }
  /** The user chooses a side of a conflict. */
  | { readonly type: 'form.resolve'; readonly field: string; readonly side: Side }
  /** The user postpones the choice. Nothing is saved meanwhile. */
  | { readonly type: 'form.cancel' }
  /** What somebody else has removed is to be created again, with what the form holds. */
  | { readonly type: 'form.recreate'; readonly today: IsoDate }
  /** Fetches the form again, and merges the changes of others. */
  | { readonly type: 'form.reload' }
  /**
   * A live event: the form was saved elsewhere. `Version` is the saved version, or null when it is
   * unknown.
   */
  | { readonly type: 'form.changedElsewhere'; readonly Version: number | null }
  | DraftResumed
  | DraftLost
  | SaveWanted
  /** The answer to whether the draft is to be discarded. */
  | ConfirmFact

/**
 * The event that the view receives when nothing was saved because this field is invalid. The view
 * shows the field and focuses it.
 */
export type FormEmitted = { readonly type: 'form.unfit'; readonly field: string }

/** The event that the flow sends to `unsavedChanges` for each attempt to save. */
export type FormOutcome = Extract<UnsavedChangesEvent, { type: 'unsaved.saved' | 'unsaved.failed' }>
