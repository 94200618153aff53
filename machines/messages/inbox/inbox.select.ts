import type { SnapshotFrom } from 'xstate'
import type { inboxMachine } from './inbox.machine.ts'

type Snapshot = SnapshotFrom<typeof inboxMachine>

/** Returns the folder on display. */
export const folder = (snapshot: Snapshot) => snapshot.context.folder
/** Returns the search term. */
export const searchTerm = (snapshot: Snapshot) => snapshot.context.searchTerm
/** Returns the number of the page, from 1. */
export const pageNum = (snapshot: Snapshot) => snapshot.context.pageNum
/** Returns the number of messages on a page. */
export const perPage = (snapshot: Snapshot) => snapshot.context.perPage
/** Returns the page on display, or null until one has been fetched. */
export const page = (snapshot: Snapshot) => snapshot.context.page
/** True while another page is being fetched. */
export const isListing = (snapshot: Snapshot): boolean =>
  snapshot.matches({ screen: { shown: { listing: 'fetching' } } })
/** Returns the failure of fetching the page, or null. */
export const listFailure = (snapshot: Snapshot) =>
  snapshot.matches({ screen: { shown: { listing: 'failed' } } }) ? snapshot.context.listFailure : null
/** Returns the message that is read, or null. */
export const message = (snapshot: Snapshot) =>
  snapshot.matches({ screen: { shown: { reading: 'open' } } }) ? snapshot.context.message : null
/** Returns why the message could not be fetched, or null. */
export const messageFailure = (snapshot: Snapshot) =>
  snapshot.matches({ screen: { shown: { reading: 'failed' } } }) ? snapshot.context.messageFailure : null
