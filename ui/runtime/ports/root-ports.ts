import { confirmMachine } from '#machines/frame/confirm/confirm.machine.ts'
import { connectivityMachine } from '#machines/frame/connectivity/connectivity.machine.ts'
import { connectivityPorts } from '#machines/frame/connectivity/connectivity.ports.ts'
import { snackbarMachine } from '#machines/frame/snackbar/snackbar.machine.ts'
import { countdownOn } from '#machines/frame/snackbar/snackbar.ports.ts'
import { unsavedChangesMachine } from '#machines/frame/unsaved-changes/unsaved-changes.machine.ts'
import { networkReturn } from '#machines/kit/shared/network-return.ts'
import { answer, listen } from '#machines/kit/shared/port.ts'
import { clock } from '../clock.ts'

/** Provides the snackbar with the browser's clock. */
const liveSnackbar = () => snackbarMachine.provide({ actors: { countdown: countdownOn(clock) } })

/** Provides the offline flag from the browser's events. */
const liveConnectivity = () =>
  connectivityMachine.provide({
    actors: {
      network: listen(connectivityPorts.network, ({ hear: tell }) => {
        const listening = new AbortController()
        const { signal } = listening
        window.addEventListener('offline', () => tell({ type: 'network.lost' }), { signal })
        window.addEventListener('online', () => tell({ type: 'network.returned' }), { signal })
        if (!navigator.onLine) tell({ type: 'network.lost' })
        return () => listening.abort()
      }),
    },
  })

/** Resolves at the browser's next `online` event. */
export const online = (signal: AbortSignal): Promise<void> =>
  new Promise(back => window.addEventListener('online', () => back(), { once: true, signal }))

export const liveNetworkReturn = answer(networkReturn, ({ signal }) => online(signal))

/** The flows that any other flow may need, by their ids. */
export const rootFlows = () => ({
  snackbar: liveSnackbar(),
  connectivity: liveConnectivity(),
  confirm: confirmMachine,
  unsavedChanges: unsavedChangesMachine,
})
