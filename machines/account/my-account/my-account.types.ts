import type { MyAccount } from '#contracts/account/shapes.ts'
import type { ConfirmFact } from '../../frame/confirm/confirm.types.ts'
import type { SaveWanted, UnsavedChangesEvent } from '../../frame/unsaved-changes/unsaved-changes.types.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'

/** What has been written but not saved: only what differs from the account. */
export interface AccountDraft {
  readonly Namn?: string
  readonly Epost?: string
  /** The new mobile number, as it is written; of the old one only the end is known. */
  readonly Mobil?: string
  /** The two-step sign-in is to be turned on, or off. */
  readonly requireSMSVerification?: boolean
}

export interface MyAccountContext {
  /** null until it has been fetched. */
  readonly account: MyAccount | null
  readonly draft: AccountDraft
  /**
   * The current password waits in the vault while the draft is saved; null when none was needed.
   */
  readonly password: SecretRef | null
  /** Why it could not be fetched, or what was refused of the draft. */
  readonly failure: ApiFailure | null
}

/** A field as it now stands; null takes the change of it back. */
export type AccountEdit = { readonly [Field in keyof AccountDraft]: AccountDraft[Field] | null }

export type MyAccountEvent =
  /** The screen is on display. */
  | { readonly type: 'account.show' }
  | { readonly type: 'account.retry' }
  | { readonly type: 'account.edit'; readonly edit: AccountEdit }
  /** What was written is to be thrown away, which is asked about first. */
  | { readonly type: 'account.discard' }
  | { readonly type: 'account.save'; readonly password: SecretRef | null }
  /** It was to be saved, but something is wrong with it or missing, which its field says. */
  | { readonly type: 'account.unfit' }
  /** The screen is gone, and with it what was not saved. */
  | { readonly type: 'account.leave' }
  | SaveWanted
  /** Whether what was written is to be thrown away. */
  | ConfirmFact

/**
 * What the form hears: it checks what is written, and has the password; what was opened to write in
 * is closed.
 */
export type MyAccountEmitted = { readonly type: 'account.saveWanted' } | { readonly type: 'account.discarded' }

/** What the flow tells the app. */
export type MyAccountFact = { readonly type: 'account.renamed'; readonly name: string }

/** What the flow tells `unsavedChanges` of every attempt to save. */
export type MyAccountOutcome = Extract<UnsavedChangesEvent, { type: 'unsaved.saved' | 'unsaved.failed' }>
