import { liveConnectionMachine } from '#machines/frame/live-connection/live-connection.machine.ts'
import { liveConnectionPorts } from '#machines/frame/live-connection/live-connection.ports.ts'
import { answer, listen } from '#machines/kit/shared/port.ts'
import { openLiveSocket } from '../live-socket.ts'
import { log } from '../log.ts'

/** Provides the live connection over the browser's socket. */
const liveLiveConnection = () =>
  liveConnectionMachine.provide({
    actors: {
      socket: listen(liveConnectionPorts.socket, ({ input, hear }) => openLiveSocket(input, hear, log)),
      network: listen(liveConnectionPorts.network, ({ hear }) => {
        const back = () => hear({ type: 'network.back' })
        // Reconnects at once when the computer wakes or the tab is shown, because timers stood
        // still meanwhile.
        const shown = () => {
          if (document.visibilityState === 'visible') back()
        }
        window.addEventListener('online', back)
        document.addEventListener('visibilitychange', shown)
        return () => {
          window.removeEventListener('online', back)
          document.removeEventListener('visibilitychange', shown)
        }
      }),
      drawChance: answer(liveConnectionPorts.drawChance, async () => Math.random()),
    },
  })

/** The flow of the live connection, by its id. */
export const liveFlows = () => ({ liveConnection: liveLiveConnection() })
