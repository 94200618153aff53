import type { SnapshotFrom } from 'xstate'
import type { companyInfoMachine } from './company-info.machine.ts'

type Snapshot = SnapshotFrom<typeof companyInfoMachine>

/** True while the session's company is up to date as far as is known, and is not being fetched. */
export const isCurrent = (snapshot: Snapshot): boolean => snapshot.matches('current')
