import { channel, port } from '../../kit/shared/port.ts'
import type { LiveConnectionEvent, SocketEvent, SocketInput } from './live-connection.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const liveConnectionPorts = {
  /**
   * The socket, open for as long as the state lasts. What goes wrong with it is only logged (first
   * document §7).
   */
  socket: channel<SocketInput, SocketEvent>('liveConnection.socket'),
  /** Tells that the network is back, or the person. */
  network: channel<void, Extract<LiveConnectionEvent, { type: 'network.back' }>>('liveConnection.network'),
  /** A number from 0 to 1, so that browsers do not come back in step. */
  drawChance: port<void, number>('liveConnection.drawChance'),
}
