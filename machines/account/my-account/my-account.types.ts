import type { MyAccount } from '#contracts/account/shapes.ts'
import type { DraftLost, DraftResumed } from '../../kit/shared/draft.ts'
import type { ConfirmFact } from '../../kit/shared/question.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'
import type { SaveWanted, UnsavedChangesEvent } from '../../kit/shared/unsaved.ts'

/** The unsaved values of the fields that differ from the account. */
export interface AccountDraft {
  readonly Namn?: string
  readonly Epost?: string
  /** The new mobile number as entered. Of the old number only the last digits are known. */
  readonly Mobil?: string
  /** Whether to turn two-step sign-in on or off. */
  readonly requireSMSVerification?: boolean
}

export interface MyAccountContext {
  /** Null until it has been fetched. */
  readonly account: MyAccount | null
  readonly draft: AccountDraft
  /**
   * Reference to the current password, which is in the vault while the draft is saved. Null when no
   * password is needed.
   */
  readonly password: SecretRef | null
  /** The failure of fetching or saving the account. */
  readonly failure: ApiFailure | null
  /**
   * When the draft was last changed before a reload, in milliseconds since the epoch. Null for a
   * draft of this page.
   */
  readonly writtenAt: number | null
}

/** The new value of a field. Null discards its change. */
export type AccountEdit = { readonly [Field in keyof AccountDraft]: AccountDraft[Field] | null }

/** The events of the account screen. */
export type MyAccountEvent =
  /** The screen was opened. */
  | { readonly type: 'account.show' }
  | { readonly type: 'account.retry' }
  | { readonly type: 'account.edit'; readonly edit: AccountEdit }
  /** The draft is to be discarded, after a confirmation. */
  | { readonly type: 'account.discard' }
  | { readonly type: 'account.save'; readonly password: SecretRef | null }
  /** The draft could not be saved, since a field is invalid or missing. */
  | { readonly type: 'account.unfit' }
  /** The screen was closed, and the draft is discarded. */
  | { readonly type: 'account.leave' }
  | DraftResumed
  | DraftLost
  | SaveWanted
  /** The answer to whether the draft is to be discarded. */
  | ConfirmFact

/**
 * The events that the form receives. `account.saveWanted`: the form validates its fields and adds
 * the password. `account.discarded`: the form closes the opened fields.
 */
export type MyAccountEmitted = { readonly type: 'account.saveWanted' } | { readonly type: 'account.discarded' }

/** The events that the flow sends to the app. */
export type MyAccountFact = { readonly type: 'account.renamed'; readonly name: string }

/** The event that the flow sends to `unsavedChanges` for each attempt to save. */
export type MyAccountOutcome = Extract<UnsavedChangesEvent, { type: 'unsaved.saved' | 'unsaved.failed' }>

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly myAccount: MyAccountEvent
  }
}
