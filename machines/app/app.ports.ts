import { effectPort, port } from '../kit/shared/port.ts'
import type { Result } from '../kit/shared/result.ts'
import type { Workplace } from '../sign-in/session/session.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const appPorts = {
  /**
   * Loads the code of the session's flows, once. While it cannot be fetched, the port waits and the
   * page offers a retry. Fails when the code itself throws an error.
   */
  bringFlows: port<void, Result<null>>('app.bringFlows'),
}

/** The flow's effects: the requests that it does not wait for. */
export const appEffects = {
  /** Stores company and year in this tab, for a reload. */
  storeWorkplace: effectPort<Workplace | null>('app.storeWorkplace'),
}
