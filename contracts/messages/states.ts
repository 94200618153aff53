import type { ProviderState } from '../outcomes/provider-state.ts'
import type { MessageRecipient } from './shapes.ts'

/** The provider states of messages. */
export const messageStates = {
  /**
   * The account has exactly these messages, all received, unread and not archived, the newest
   * first. Each comes from the account with its Login.
   */
  inbox: (
    Login: string,
    Messages: readonly {
      readonly Id: string
      readonly Login: string
      readonly Subject: string
      readonly Text: string
    }[],
  ): ProviderState => ({ name: 'these messages', params: { Login, Messages: Messages.map(each => ({ ...each })) } }),
  /** The account has no message with the id: it does not exist, or belongs to another account. */
  noMessage: (Id: string, Login: string): ProviderState => ({ name: 'no message', params: { Id, Login } }),
  /** The account may write to the recipient. */
  recipient: (Recipient: string, Login: string): ProviderState => ({
    name: 'a recipient',
    params: { Recipient, Login },
  }),
  /** The account may write to exactly these recipients. */
  recipients: (Login: string, Recipients: readonly MessageRecipient[]): ProviderState => ({
    name: 'these recipients',
    params: { Login, Recipients: Recipients.map(each => ({ ...each })) },
  }),
  /**
   * The account may not write to the recipient: it does not exist, or belongs to another licence.
   */
  noRecipient: (Recipient: string, Login: string): ProviderState => ({
    name: 'no recipient',
    params: { Recipient, Login },
  }),
}
