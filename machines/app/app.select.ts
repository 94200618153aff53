import type { SnapshotFrom } from 'xstate'
import type { appMachine } from './app.machine.ts'

type Snapshot = SnapshotFrom<typeof appMachine>

/** It is not known yet who is signed in, or the code of their flows is on its way. */
export const isStarting = (snapshot: Snapshot): boolean => snapshot.matches('starting') || snapshot.matches('arriving')
/** The code of the flows of whoever is signed in did not come. */
export const isStranded = (snapshot: Snapshot): boolean => snapshot.matches('stranded')
/** True while the login screen is on display. */
export const isSignedOut = (snapshot: Snapshot): boolean => snapshot.matches('signedOut')
/** True while somebody is signed in. */
export const isSignedIn = (snapshot: Snapshot): boolean => snapshot.matches('signedIn')
/** Company and year are chosen, so that a screen can be shown (once the rights are known). */
export const isWorking = (snapshot: Snapshot): boolean => snapshot.matches({ signedIn: 'working' })
/** Returns the signed-in account, or undefined. */
export const account = (snapshot: Snapshot) => snapshot.context.session?.account
/** Returns the company, its years and the year in use, or null while no company is chosen. */
export const workplace = (snapshot: Snapshot) => snapshot.context.workplace

/** Returns the company and the year that calls are made in: none while no company is chosen. */
export const callScope = ({ context: { workplace } }: Snapshot) => ({
  FtgId: workplace?.company.FtgId ?? null,
  SalaryYear: workplace?.year ?? null,
})
