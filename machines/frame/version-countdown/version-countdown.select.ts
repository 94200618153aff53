import type { SnapshotFrom } from 'xstate'
import { maxExtensions, type versionCountdownMachine } from './version-countdown.machine.ts'

type Snapshot = SnapshotFrom<typeof versionCountdownMachine>

/**
 * What is on display: nothing, the countdown (more urgent in its last minute and half minute), or
 * that unsaved changes hold the reload.
 */
export type VersionView = 'none' | 'calm' | 'soon' | 'imminent' | 'holding'

/** Returns what is displayed about a new version. */
export function versionView(snapshot: Snapshot): VersionView {
  if (snapshot.matches('holding')) return 'holding'
  if (snapshot.matches({ counting: 'calm' })) return 'calm'
  if (snapshot.matches({ counting: 'soon' })) return 'soon'
  if (snapshot.matches('current') || snapshot.matches('announcing')) return 'none'
  return 'imminent'
}

/** Returns the time of the reload, in milliseconds since the epoch. */
export const deadline = (snapshot: Snapshot): number => snapshot.context.deadline ?? 0

/** Returns how many more times a minute can be added. */
export const extensionsLeft = (snapshot: Snapshot): number => maxExtensions - snapshot.context.extensions

/** True when the page is about to be reloaded. */
export const isReloading = (snapshot: Snapshot): boolean => snapshot.matches('asking') || snapshot.matches('reloading')
