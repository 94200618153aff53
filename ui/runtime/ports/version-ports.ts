import { versionCountdownMachine } from '#machines/frame/version-countdown/version-countdown.machine.ts'
import { versionCountdownPorts } from '#machines/frame/version-countdown/version-countdown.ports.ts'
import { alarmOn } from '#machines/kit/shared/alarm.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { clock } from '../clock.ts'

/** The version countdown on the browser's clock. */
export const liveVersionCountdown = () =>
  versionCountdownMachine.provide({
    actors: {
      alarm: alarmOn(clock),
      readClock: answer(versionCountdownPorts.readClock, async () => clock.now()),
    },
    // Once the flows have come to rest, so that `unsavedChanges` has forgotten what the browser
    // would ask about.
    actions: { reload: () => queueMicrotask(() => window.location.reload()) },
  })
