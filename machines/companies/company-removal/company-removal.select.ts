import type { SnapshotFrom } from 'xstate'
import type { companyRemovalMachine } from './company-removal.machine.ts'

type Snapshot = SnapshotFrom<typeof companyRemovalMachine>

export const isOpen = (snapshot: Snapshot): boolean => !snapshot.matches('closed')
export const isRemoving = (snapshot: Snapshot): boolean => snapshot.matches('removing')
export const company = ({ context }: Snapshot) => context.company
export const employees = ({ context }: Snapshot) => context.employees
export const failure = ({ context }: Snapshot) => context.failure

/** Whether what was typed is the company's id. */
export const isTyped = (FtgId: string | undefined, typed: string): boolean =>
  FtgId !== undefined && typed.trim().toLowerCase() === FtgId
