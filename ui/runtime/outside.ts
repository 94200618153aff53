import type { Result } from '#machines/kit/shared/result.ts'
import type { SessionStart } from '#machines/sign-in/session/session.types.ts'
import type { Api, CallScope } from './api.ts'
import type { Vault } from './vault.ts'

/** The services that the ports of the flows are provided with. */
export interface Outside {
  readonly api: Api
  /** Returns the company and the year in use, for a request that is no call of the API. */
  readonly scope: () => CallScope
  readonly vault: Vault
  /** Navigates to the start page and to the company settings. */
  readonly goToInfopanel: () => void
  readonly goToSettings: () => void
  /** Returns the answer about the session that the start of the page already has, once. */
  readonly takeSession: () => Result<SessionStart> | undefined
  /** Forgets the journals of the session, and where its lists were left. */
  readonly forgetPast: () => void
  /**
   * Prefetches the code of the signed-in flows. It is fetched once; after a failure, the state that
   * needs it fetches it again.
   */
  readonly prefetchFlows: () => void
}
