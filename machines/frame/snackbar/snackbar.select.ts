import type { SnapshotFrom } from 'xstate'
import type { snackbarMachine } from './snackbar.machine.ts'

type Snapshot = SnapshotFrom<typeof snackbarMachine>

/** The message on display, or null. */
export const visibleSnackbar = (snapshot: Snapshot) => (snapshot.matches('visible') ? snapshot.context.shown : null)

/** Changes with every message. */
export const snackbarNumber = (snapshot: Snapshot) => snapshot.context.count

/**
 * The actor whose own value is the milliseconds left, renewed every 100 ms; undefined while the
 * time stands still.
 */
export const countdown = (snapshot: Snapshot) => snapshot.children.countdown

/** The milliseconds that were left when the time was last stopped or started. */
export const keptTime = (snapshot: Snapshot) => snapshot.context.left
