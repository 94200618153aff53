import { fromPromise } from 'xstate'
import { channel } from '../../kit/shared/port.ts'
import type { NetworkEvent } from './connectivity.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const connectivityPorts = {
  /**
   * Tells when the browser loses its connection, also when it has none to begin with, and when it
   * is back.
   */
  network: channel<void, NetworkEvent>('connectivity.network'),
}

/**
 * Is done the next time that the browser comes back online. For what failed to load: it is loaded
 * again then. Until it is provided, the connection does not come back.
 */
export const networkReturn = fromPromise<void, void>(() => new Promise(() => {}))
