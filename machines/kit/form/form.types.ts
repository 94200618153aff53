import type { FieldValue, FormValues } from '#contracts/forms/field.ts'
import type { Problems } from '#contracts/forms/form-model.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { ConfirmFact } from '../../frame/confirm/confirm.types.ts'
import type { SaveWanted, UnsavedChangesEvent } from '../../frame/unsaved-changes/unsaved-changes.types.ts'
import type { Intent } from '../shared/intent.ts'
import type { SecretRef } from '../shared/secret.ts'

/** Which of the entity's it is: the key that the ports ask for. */
export interface FormInput {
  readonly id: string
}

/** What is known of a secret by whoever does not know it. */
export interface SecretFacts {
  /** The reference of what it is read as, empty for nothing; null when it cannot be read. */
  readonly value: SecretRef | '' | null
  /** Why it cannot be read, or the first rule that it breaks; null when it is right. */
  readonly problem: string | null
}

/** Facts by reference. */
export type Secrets = Readonly<Record<string, SecretFacts>>

/**
 * An entity as it is stored: the values as they travel, those of secret fields in the vault, and
 * the version that the next save names.
 */
export interface StoredForm {
  readonly Version: number
  readonly values: Readonly<Record<string, unknown>>
  /** What is known of the secrets; left out when there are none. */
  readonly secrets?: Secrets
}

/** Whose value is to hold where two have changed the same field. */
export type Side = 'mine' | 'theirs'

/** The state of a form. */
export interface FormContext extends FormInput {
  /**
   * The page on display: only what stands there, or has been changed, must be right to be saved.
   */
  readonly page: string | null
  readonly today: IsoDate
  readonly version: number | null
  /** As it is stored; null until it has been fetched. */
  readonly original: FormValues | null
  readonly values: FormValues
  /** What is known of the secrets whose references stand in the form. */
  readonly secrets: Secrets
  /**
   * What has been typed and is no value yet: the field has not been left, or it could not be read.
   */
  readonly typed: Readonly<Record<string, string>>
  /** The fields that have been left, which say what is wrong with them. */
  readonly touched: Readonly<Record<string, true>>
  /** It has been tried to save: then every field says so. */
  readonly isChecked: boolean
  /** What the server refused, at its field until that is changed. */
  readonly refusals: Problems
  /** The values that are being saved. */
  readonly sent: FormValues
  /**
   * The fields that both have changed, to different values, and whose is chosen; `original` has
   * theirs.
   */
  readonly conflicts: Readonly<Record<string, Side | null>>
  /** The fields that only others had changed and that were taken over at the last merge. */
  readonly taken: readonly string[]
  /** The keys of its saves begin with it. */
  readonly keys: string
  /** How many saves have been asked for. */
  readonly saves: number
  /**
   * The save that may have been done. It names a version, so that of another version is another
   * one.
   */
  readonly intent: Intent | null
}

/** The page of the form that is shown. */
export interface Showing {
  /** The name of the layout's page. */
  readonly page: string
  readonly today: IsoDate
  /** What the idempotency keys of the saves begin with: drawn anew each time. */
  readonly key: string
}

export type FormEvent =
  | ({ readonly type: 'form.show' } & Showing)
  /** The screen was closed, and the draft is discarded. */
  | { readonly type: 'form.leave' }
  | { readonly type: 'form.retry' }
  /**
   * A key in a field: the text as it now stands; in a secret field its reference, and what is known
   * of it.
   */
  | { readonly type: 'form.type'; readonly field: string; readonly text: string; readonly secrets?: Secrets }
  /** The field is left: what was typed becomes a value, if it can be read. */
  | { readonly type: 'form.blur'; readonly field: string; readonly today: IsoDate }
  /** A choice or a flag, which is a value at once; never a secret, which is typed. */
  | { readonly type: 'form.set'; readonly field: string; readonly value: FieldValue; readonly today: IsoDate }
  /** The draft is to be discarded, after a confirmation. */
  | { readonly type: 'form.discard' }
  | { readonly type: 'form.save'; readonly today: IsoDate }
  /** Whose value is to hold. */
  | { readonly type: 'form.resolve'; readonly field: string; readonly side: Side }
  /** The choice is put off; nothing is saved meanwhile. */
  | { readonly type: 'form.cancel' }
  /** It is fetched anew, and what others have changed is merged in. */
  | { readonly type: 'form.reload' }
  /** A live event: it has been saved elsewhere, as that version where it is known. */
  | { readonly type: 'form.changedElsewhere'; readonly Version: number | null }
  | SaveWanted
  /** The answer to whether the draft is to be discarded. */
  | ConfirmFact

/**
 * What the view hears: nothing was saved, since this field is wrong. It shows the field and gives
 * it the focus.
 */
export type FormEmitted = { readonly type: 'form.unfit'; readonly field: string }

/** The event that the flow sends to `unsavedChanges` for each attempt to save. */
export type FormOutcome = Extract<UnsavedChangesEvent, { type: 'unsaved.saved' | 'unsaved.failed' }>
