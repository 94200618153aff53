import type { ProviderState } from '../outcomes/provider-state.ts'
import type { Integration } from './shapes.ts'

/** The provider states of integrations. */
export const integrationStates = {
  /**
   * The account's licence has exactly these integrations, created by the account. An
   * integration with OldKeyUntil has had its key replaced.
   */
  integrations: (
    Login: string,
    Integrations: readonly (Pick<
      Integration,
      | 'IntegrationID'
      | 'Namn'
      | 'Scopes'
      | 'Companies'
      | 'ExpiresOn'
      | 'LastUsedAt'
      | 'LastUsedFrom'
      | 'OldKeyUntil'
      | 'Version'
    > & { readonly IsRevoked?: boolean })[],
  ): ProviderState => ({
    name: 'these integrations',
    params: { Login, Integrations: Integrations.map(each => ({ ...each })) },
  }),
}
