import type { SnapshotFrom } from 'xstate'
import type { commandPaletteMachine } from './command-palette.machine.ts'

type Snapshot = SnapshotFrom<typeof commandPaletteMachine>

export const isOpen = (snapshot: Snapshot): boolean => snapshot.matches('open')
export const isListing = (snapshot: Snapshot): boolean => snapshot.matches({ open: 'listing' })
export const query = ({ context }: Snapshot) => context.query
export const companies = ({ context }: Snapshot) => context.companies
/** Whether there are companies to be found. */
export const findsCompanies = ({ context }: Snapshot) => context.findsCompanies
export const recent = ({ context }: Snapshot) => context.recent
