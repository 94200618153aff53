import type { SnapshotFrom } from 'xstate'
import type { companyArchiveMachine } from './company-archive.machine.ts'

type Snapshot = SnapshotFrom<typeof companyArchiveMachine>

/** Returns the id of the company that is being archived or restored, or undefined. */
export const togglingId = (snapshot: Snapshot): string | undefined =>
  snapshot.matches('toggling') ? snapshot.context.company?.FtgId : undefined
