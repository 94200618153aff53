import type { SnapshotFrom } from 'xstate'
import type { inboxMachine } from './inbox.machine.ts'

type Snapshot = SnapshotFrom<typeof inboxMachine>

export const folder = (snapshot: Snapshot) => snapshot.context.folder
export const searchTerm = (snapshot: Snapshot) => snapshot.context.searchTerm
export const pageNum = (snapshot: Snapshot) => snapshot.context.pageNum
export const page = (snapshot: Snapshot) => snapshot.context.page
/** The page on display is about to be another one. */
export const isListing = (snapshot: Snapshot): boolean =>
  snapshot.matches({ screen: { shown: { listing: 'fetching' } } })
/** Why there is no page to show. */
export const listFailure = (snapshot: Snapshot) =>
  snapshot.matches({ screen: { shown: { listing: 'failed' } } }) ? snapshot.context.listFailure : null
export const message = (snapshot: Snapshot) =>
  snapshot.matches({ screen: { shown: { reading: 'open' } } }) ? snapshot.context.message : null
export const messageFailure = (snapshot: Snapshot) =>
  snapshot.matches({ screen: { shown: { reading: 'failed' } } }) ? snapshot.context.messageFailure : null
