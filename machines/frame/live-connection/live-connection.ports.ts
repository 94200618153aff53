import { channel, port } from '../../kit/shared/port.ts'
import type { LiveConnectionEvent, SocketEvent, SocketInput } from './live-connection.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const liveConnectionPorts = {
  /**
   * The socket, open for as long as the state lasts. Its errors are only logged (first document
   * §7).
   */
  socket: channel<SocketInput, SocketEvent>('liveConnection.socket'),
  /** Sends an event when the network is back, or when the user is. */
  network: channel<void, Extract<LiveConnectionEvent, { type: 'network.back' }>>('liveConnection.network'),
  /** Returns a random number from 0 to 1, so that browsers do not reconnect at the same time. */
  drawChance: port<void, number>('liveConnection.drawChance'),
}
