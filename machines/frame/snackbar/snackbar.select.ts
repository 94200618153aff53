import type { SnapshotFrom } from 'xstate'
import type { snackbarMachine } from './snackbar.machine.ts'

type Snapshot = SnapshotFrom<typeof snackbarMachine>

/** Returns the message on display, or null. */
export const visibleSnackbar = (snapshot: Snapshot) => (snapshot.matches('visible') ? snapshot.context.shown : null)

/** Returns a number that changes with every message. */
export const snackbarNumber = (snapshot: Snapshot) => snapshot.context.count

/**
 * Returns the actor whose value is the remaining milliseconds, updated every 100 ms. Undefined
 * while the time is paused.
 */
export const countdown = (snapshot: Snapshot) => snapshot.children.countdown

/** Returns the milliseconds that remained when the time was last paused or started. */
export const keptTime = (snapshot: Snapshot) => snapshot.context.left
