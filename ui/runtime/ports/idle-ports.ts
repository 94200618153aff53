import { defaultInactivityMinutes } from '#contracts/headers.ts'
import { alarmOn } from '#machines/kit/shared/alarm.ts'
import { answer, listen } from '#machines/kit/shared/port.ts'
import { idleLogoutMachine } from '#machines/sign-in/idle-logout/idle-logout.machine.ts'
import { idleLogoutPorts } from '#machines/sign-in/idle-logout/idle-logout.ports.ts'
import { watchActivity } from '../activity.ts'
import { clock } from '../clock.ts'
import { storage } from '../storage.ts'

/**
 * Provides idle logout over this tab's events and the storage that all tabs of the device share.
 */
const liveIdleLogout = () =>
  idleLogoutMachine.provide({
    actors: {
      alarm: alarmOn(clock),
      readIdle: answer(idleLogoutPorts.readIdle, async ({ input }) => {
        const now = clock.now()
        const kept = storage.lastActivity.read() ?? input.lastActivity
        // Starts the count of a new session, so that a reload continues from here.
        if (kept === null) storage.lastActivity.write(now)
        // Guards against a clock that was set back: activity is never in the future.
        return { minutes: chosenMinutes(), lastActivity: Math.min(kept ?? now, now), now }
      }),
      activity: listen(idleLogoutPorts.activity, ({ input: { minutes }, hear }) => {
        const stopWatching = watchActivity({
          page: window,
          clock,
          minutes,
          tell: at => hear({ type: 'activity.seen', at }),
        })
        const heard = new AbortController()
        window.addEventListener(
          'storage',
          ({ key }) => {
            const at = storage.lastActivity.read()
            if (key === storage.lastActivity.key && at !== null) hear({ type: 'activity.shared', at })
            if (key === storage.inactivityTimer.key) hear({ type: 'timeout.shared' })
          },
          { signal: heard.signal },
        )
        return () => {
          stopWatching()
          heard.abort()
        }
      }),
    },
    actions: {
      shareActivity: (_, { at }) => storage.lastActivity.write(at),
      storeTimeout: (_, { minutes }) => {
        storage.inactivityTimer.write(minutes)
        storage.lastActivity.write(clock.now())
      },
    },
  })

const chosenMinutes = () => storage.inactivityTimer.read() ?? defaultInactivityMinutes

/** The flow of idle logout, by its id. */
export const idleFlows = () => ({ idleLogout: liveIdleLogout() })
