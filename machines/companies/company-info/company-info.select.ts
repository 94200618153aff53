import type { SnapshotFrom } from 'xstate'
import type { companyInfoMachine } from './company-info.machine.ts'

type Snapshot = SnapshotFrom<typeof companyInfoMachine>

/** As far as is known, the company is as the session has it: it is not being fetched anew. */
export const isCurrent = (snapshot: Snapshot): boolean => snapshot.matches('current')
