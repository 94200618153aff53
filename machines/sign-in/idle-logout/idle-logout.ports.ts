import { channel, effectPort, port } from '../../kit/shared/port.ts'
import type { IdleLogoutContext, IdleLogoutEvent, IdleReading } from './idle-logout.types.ts'

/** Mouse move, key down, mouse down, touch start (first document §9), and what other tabs tell. */
type ActivityEvent = Extract<IdleLogoutEvent, { type: 'activity.seen' | 'activity.shared' | 'timeout.shared' }>

/** The flow's ports: the requests whose answers it waits for. */
export const idleLogoutPorts = {
  /**
   * What the device knows; where it keeps nothing, what this tab knew before, and failing that that
   * all begins now.
   */
  readIdle: port<{ readonly lastActivity: number | null }, IdleReading>('idleLogout.readIdle'),
  /** What is done in this tab, sparsely, and what other tabs share. */
  activity: channel<Pick<IdleLogoutContext, 'minutes'>, ActivityEvent>('idleLogout.activity'),
}

/** The flow's effects: the requests that it does not wait for. */
export const idleLogoutEffects = {
  /** Keeps the moment of the last activity on this device, for the other tabs and for a reload. */
  shareActivity: effectPort<{ readonly at: number }>('idleLogout.shareActivity'),
  /** Keeps the time-out on this device. To choose one is to be there. */
  storeTimeout: effectPort<{ readonly minutes: number }>('idleLogout.storeTimeout'),
}
