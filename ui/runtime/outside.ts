import type { Api } from './api.ts'
import type { Vault } from './vault.ts'

/** The world outside the flows: what their ports are joined to. */
export interface Outside {
  readonly api: Api
  readonly vault: Vault
  /** Leaves the screen on display for the start page, and for the company's settings. */
  readonly goToInfopanel: () => void
  readonly goToSettings: () => void
  readonly forgetJournal: () => void
  /**
   * Fetches the code of the flows of whoever is signed in, ahead of their being signed in. Once it
   * is here it is not fetched again, and when it does not come it is fetched again by the state
   * that needs it.
   */
  readonly prefetchFlows: () => void
}
