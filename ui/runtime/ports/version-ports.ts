import { versionCountdownMachine } from '#machines/frame/version-countdown/version-countdown.machine.ts'
import { versionCountdownPorts } from '#machines/frame/version-countdown/version-countdown.ports.ts'
import { alarmOn } from '#machines/kit/shared/alarm.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { clock } from '../clock.ts'

/** Provides the version countdown with the browser's clock. */
const liveVersionCountdown = () =>
  versionCountdownMachine.provide({
    actors: {
      alarm: alarmOn(clock),
      readClock: answer(versionCountdownPorts.readClock, async () => clock.now()),
    },
    // Reloads after the flows are idle, when `unsavedChanges` no longer makes the browser ask.
    actions: { reload: () => queueMicrotask(() => window.location.reload()) },
  })

/** The flow of the version countdown, by its id. */
export const versionFlows = () => ({ versionCountdown: liveVersionCountdown() })
