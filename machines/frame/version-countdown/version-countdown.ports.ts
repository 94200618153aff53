import { effectPort, port } from '../../kit/shared/port.ts'

/** What the flow asks of the world outside. */
export const versionCountdownPorts = {
  /** The time, in milliseconds since the epoch. */
  readClock: port<void, number>('versionCountdown.readClock'),
}

/** What the flow does to the world outside without waiting. */
export const versionCountdownEffects = {
  /** Loads the page anew, in its new version. */
  reload: effectPort('versionCountdown.reload'),
}
