import type { SnapshotFrom } from 'xstate'
import type { ReferenceItem } from '#contracts/registers/reference-lists.ts'
import type { ApiFailure } from '../shared/result.ts'
import type { referenceDataMachine } from './reference-data.machine.ts'
import { isFetched, isQueued, listIn } from './reference-data.read.ts'
import type { ListKey } from './reference-data.types.ts'

type Snapshot = SnapshotFrom<typeof referenceDataMachine>

/** Returns the items of a list, also outdated ones; null until it has been fetched. */
export const itemsIn = ({ context }: Snapshot, key: ListKey): readonly ReferenceItem[] | null =>
  listIn(context, key).items

/** True while the list waits or is being fetched. */
export const isPending = ({ context }: Snapshot, key: ListKey): boolean =>
  isQueued(context, key) || isFetched(context, key)

/** Returns why the list could not be fetched, or null. */
export const failureIn = ({ context }: Snapshot, key: ListKey): ApiFailure | null => listIn(context, key).failure

/**
 * True when a list on display should be asked for: it is unknown or outdated, and has not failed.
 */
export const isWanting = (snapshot: Snapshot, key: ListKey): boolean =>
  listIn(snapshot.context, key).requestedAt === null && !isPending(snapshot, key) && failureIn(snapshot, key) === null

/** True when a list has an answer: its items, or a failure. */
export const isSettled = (snapshot: Snapshot, key: ListKey): boolean =>
  !isPending(snapshot, key) && (itemsIn(snapshot, key) !== null || failureIn(snapshot, key) !== null)
