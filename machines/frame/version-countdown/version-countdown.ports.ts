import { effectPort, port } from '../../kit/shared/port.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const versionCountdownPorts = {
  /** Returns the time, in milliseconds since the epoch. */
  readClock: port<void, number>('versionCountdown.readClock'),
}

/** The flow's effects: the requests that it does not wait for. */
export const versionCountdownEffects = {
  /** Reloads the page, in its new version. */
  reload: effectPort('versionCountdown.reload'),
}
