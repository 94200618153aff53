import type { Invitation } from '#contracts/users/shapes.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'

export interface InvitationContext {
  /** The reference to the link's token, which gives access to the account. */
  readonly token: SecretRef | null
  readonly invitation: Invitation | null
  /** The reference to the chosen password, while it is being saved. */
  readonly password: SecretRef | null
  readonly failure: ApiFailure | null
}

export type InvitationEvent =
  /** A person has followed a link. */
  | { readonly type: 'invitation.open'; readonly token: SecretRef }
  | { readonly type: 'invitation.retry' }
  /** The field was changed. The failure of the last attempt is cleared. */
  | { readonly type: 'invitation.edit' }
  | { readonly type: 'invitation.accept'; readonly password: SecretRef }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly invitation: InvitationEvent
  }
}
