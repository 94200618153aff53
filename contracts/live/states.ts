import type { ProviderState } from '../outcomes/provider-state.ts'

/** The provider states of live events. */
export const liveStates = {
  /** The event happens to the account now, while its socket is open. */
  happens: (Event: string, Login: string): ProviderState => ({ name: 'a live event', params: { Event, Login } }),
}
