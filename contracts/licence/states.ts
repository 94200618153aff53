import type { ProviderState, StateValue } from '../outcomes/provider-state.ts'
import type { LicenceInfo } from './shapes.ts'

/** The provider states of licences. */
export const licenceStates = {
  /** No demo account has been requested recently. */
  noDemoRequests: (): ProviderState => ({ name: 'no requests for demo accounts', params: {} }),
  /** So many demo accounts have been requested that further requests are refused for a while. */
  manyDemoRequests: (): ProviderState => ({ name: 'many requests for demo accounts', params: {} }),
  /** The account's licence has these properties. */
  licence: (Login: string, Licence: Partial<LicenceInfo>): ProviderState => ({
    name: 'this licence',
    params: { Login, Licence: { ...Licence } as StateValue },
  }),
}
