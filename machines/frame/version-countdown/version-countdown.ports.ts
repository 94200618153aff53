import { effectPort, port } from '../../kit/shared/port.ts'

export const versionCountdownPorts = {
  /** The time, in milliseconds since the epoch. */
  readClock: port<void, number>('versionCountdown.readClock'),
}

export const versionCountdownEffects = {
  /** Loads the page anew, in its new version. */
  reload: effectPort('versionCountdown.reload'),
}
