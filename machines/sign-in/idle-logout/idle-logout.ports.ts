import { channel, effectPort, port } from '../../kit/shared/port.ts'
import type { IdleLogoutContext, IdleLogoutEvent, IdleReading } from './idle-logout.types.ts'

/**
 * Mouse move, key down, mouse down, touch start (first document §9), and messages from other tabs.
 */
type ActivityEvent = Extract<IdleLogoutEvent, { type: 'activity.seen' | 'activity.shared' | 'timeout.shared' }>

/** The flow's ports: the requests whose answers it waits for. */
export const idleLogoutPorts = {
  /**
   * Returns the values on the device. Where it stores nothing, returns those that this tab had
   * before, or else the present time as the last activity.
   */
  readIdle: port<{ readonly lastActivity: number | null }, IdleReading>('idleLogout.readIdle'),
  /** Reports activity in this tab, at a limited rate, and what other tabs share. */
  activity: channel<Pick<IdleLogoutContext, 'minutes'>, ActivityEvent>('idleLogout.activity'),
}

/** The flow's effects: the requests that it does not wait for. */
export const idleLogoutEffects = {
  /** Stores the time of the last activity on this device, for the other tabs and for a reload. */
  shareActivity: effectPort<{ readonly at: number }>('idleLogout.shareActivity'),
  /** Stores the time-out on this device. Choosing a time-out counts as activity. */
  storeTimeout: effectPort<{ readonly minutes: number }>('idleLogout.storeTimeout'),
}
