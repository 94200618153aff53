import type { SnapshotFrom } from 'xstate'
import { mayChangeCompany } from '../../rights/may-change-company.ts'
import type { commandPaletteMachine } from './command-palette.machine.ts'

type Snapshot = SnapshotFrom<typeof commandPaletteMachine>

/** True while the palette is open. */
export const isOpen = (snapshot: Snapshot): boolean => snapshot.matches('open')
/** True while the companies are being fetched. */
export const isListing = (snapshot: Snapshot): boolean => snapshot.matches({ open: 'listing' })
/** Returns the search term. */
export const query = ({ context }: Snapshot) => context.query
/** Returns the companies to search among, or null until they have been fetched. */
export const companies = ({ context }: Snapshot) => context.companies
/** True when the user can search for companies. */
export const findsCompanies = ({ context }: Snapshot) => mayChangeCompany(context.account)
/** Returns the ids of the commands chosen lately, the latest first. */
export const recent = ({ context }: Snapshot) => context.recent
