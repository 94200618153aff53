import type { SnapshotFrom } from 'xstate'
import type { snackbarMachine } from './snackbar.machine.ts'

type Snapshot = SnapshotFrom<typeof snackbarMachine>

/** The message on display, or null. */
export const visibleSnackbar = (snapshot: Snapshot) => (snapshot.matches('visible') ? snapshot.context.shown : null)

/** Changes with every message. */
export const snackbarNumber = (snapshot: Snapshot) => snapshot.context.count
