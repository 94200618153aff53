import type { SnapshotFrom } from 'xstate'
import type { appMachine } from './app.machine.ts'

type Snapshot = SnapshotFrom<typeof appMachine>

export const isStarting = (snapshot: Snapshot): boolean => snapshot.matches('starting')
export const isSignedOut = (snapshot: Snapshot): boolean => snapshot.matches('signedOut')
export const isSignedIn = (snapshot: Snapshot): boolean => snapshot.matches('signedIn')
/** Company and year are chosen, so that a screen can be shown (once the rights are known). */
export const isWorking = (snapshot: Snapshot): boolean => snapshot.matches({ signedIn: 'working' })
export const account = (snapshot: Snapshot) => snapshot.context.session?.account
export const workplace = (snapshot: Snapshot) => snapshot.context.workplace
