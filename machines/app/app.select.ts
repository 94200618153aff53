import type { SnapshotFrom } from 'xstate'
import type { appMachine } from './app.machine.ts'

type Snapshot = SnapshotFrom<typeof appMachine>

/** True while the session is being checked or the code of the session's flows is being loaded. */
export const isStarting = (snapshot: Snapshot): boolean => snapshot.matches('starting') || snapshot.matches('arriving')
/** True when the code of the session's flows threw an error of its own. */
export const isStranded = (snapshot: Snapshot): boolean => snapshot.matches('stranded')
/** True while the login screen is displayed. */
export const isSignedOut = (snapshot: Snapshot): boolean => snapshot.matches('signedOut')
/** True while somebody is signed in. */
export const isSignedIn = (snapshot: Snapshot): boolean => snapshot.matches('signedIn')
/** True while a company and a year are chosen. A screen also needs the rights to be known. */
export const isWorking = (snapshot: Snapshot): boolean => snapshot.matches({ signedIn: 'working' })
/** Returns the session's account and licence, or null. */
export const session = (snapshot: Snapshot) => snapshot.context.session
/** Returns the signed-in account, or undefined. */
export const account = (snapshot: Snapshot) => snapshot.context.session?.account
/** Returns the company, its years and the year in use, or null while no company is chosen. */
export const workplace = (snapshot: Snapshot) => snapshot.context.workplace

/** Returns the company and the year for the headers of calls. Null while no company is chosen. */
export const callScope = ({ context: { workplace } }: Snapshot) => ({
  FtgId: workplace?.company.FtgId ?? null,
  SalaryYear: workplace?.year ?? null,
})
