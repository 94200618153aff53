import { alarmOn } from '#machines/shared/alarm.ts'
import { answer } from '#machines/shared/port.ts'
import { versionCountdownMachine } from '#machines/version-countdown/version-countdown.machine.ts'
import { versionCountdownPorts } from '#machines/version-countdown/version-countdown.ports.ts'
import { clock } from '../clock.ts'

/** The version countdown on the browser's clock. */
export const liveVersionCountdown = () =>
  versionCountdownMachine.provide({
    actors: {
      alarm: alarmOn(clock),
      readClock: answer(versionCountdownPorts.readClock, async () => clock.now()),
    },
    // Once the flows have come to rest, so that `unsavedChanges` has forgotten what the browser would ask about.
    actions: { reload: () => queueMicrotask(() => window.location.reload()) },
  })
