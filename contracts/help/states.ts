import type { ProviderState } from '../outcomes/provider-state.ts'

/** The provider states of help texts. */
export const helpStates = {
  /** A help text with the key exists. */
  helpText: (key: string): ProviderState => ({ name: 'a help text', params: { key } }),
  /** The provider lets the administrators of the account's licence write their own help texts. */
  helpTextEditing: (Login: string): ProviderState => ({ name: 'a licence that writes help texts', params: { Login } }),
}
