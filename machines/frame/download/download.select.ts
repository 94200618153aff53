import type { SnapshotFrom } from 'xstate'
import { failureText } from '../../kit/shared/tell.ts'
import type { downloadMachine } from './download.machine.ts'
import type { DownloadPath } from './download.types.ts'

type Snapshot = SnapshotFrom<typeof downloadMachine>

/** Returns a selector that is true while a path is being fetched or waits. */
export const isFetching = (path: DownloadPath) => (snapshot: Snapshot) =>
  !snapshot.matches('failed') && snapshot.context.paths.includes(path)

/** True when the first file is to be made by a job, whose dialog is wanted. */
export const isLong = (snapshot: Snapshot): boolean => snapshot.matches('long')

/** Returns the message of the download's failure, or undefined. */
export const downloadFailure = ({ context: { failure } }: Snapshot): string | undefined =>
  failure ? failureText(failure) : undefined

/** True when the failed download is a print. */
export const isPrint = ({ context: { paths } }: Snapshot): boolean => paths[0]?.startsWith('/print') ?? false
