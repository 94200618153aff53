import { channel } from '../../kit/shared/port.ts'
import type { NetworkEvent } from './connectivity.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const connectivityPorts = {
  /**
   * Sends an event when the browser loses its connection, also when it has none to begin with, and
   * when the connection is back.
   */
  network: channel<void, NetworkEvent>('connectivity.network'),
}
