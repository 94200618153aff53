import type { SnapshotFrom } from 'xstate'
import type { companyInfoMachine } from './company-info.machine.ts'

/** Whether what is known of the company is as it was last heard of. */
export const isCurrent = (snapshot: SnapshotFrom<typeof companyInfoMachine>): boolean => snapshot.matches('current')
