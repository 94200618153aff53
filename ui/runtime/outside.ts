import type { Api } from './api.ts'
import type { Vault } from './vault.ts'

/** The services that the ports of the flows are provided with. */
export interface Outside {
  readonly api: Api
  readonly vault: Vault
  /** Navigates to the start page and to the company settings. */
  readonly goToInfopanel: () => void
  readonly goToSettings: () => void
  readonly forgetJournal: () => void
  /**
   * Prefetches the code of the signed-in flows. It is fetched once; after a failure, the state that
   * needs it fetches it again.
   */
  readonly prefetchFlows: () => void
}
