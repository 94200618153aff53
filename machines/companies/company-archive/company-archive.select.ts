import type { SnapshotFrom } from 'xstate'
import type { companyArchiveMachine } from './company-archive.machine.ts'

type Snapshot = SnapshotFrom<typeof companyArchiveMachine>

/** The company that is being archived or taken back. */
export const togglingId = (snapshot: Snapshot): string | undefined =>
  snapshot.matches('toggling') ? snapshot.context.company?.FtgId : undefined
