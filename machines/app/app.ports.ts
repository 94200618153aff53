import { effectPort, port } from '../kit/shared/port.ts'
import type { Result } from '../kit/shared/result.ts'
import type { Workplace } from '../sign-in/session/session.types.ts'

/** What the flow asks of the world outside. */
export const appPorts = {
  /**
   * Fetches the code of the flows of whoever is signed in, unless it is here. Fails when it does
   * not come.
   */
  bringFlows: port<void, Result<null>>('app.bringFlows'),
}

/** What the flow does to the world outside without waiting. */
export const appEffects = {
  /** Keeps company and year in this tab, for a reload. */
  storeWorkplace: effectPort<Workplace | null>('app.storeWorkplace'),
}
