import type { SnapshotFrom } from 'xstate'
import { failureText } from '../../kit/shared/tell.ts'
import type { importFileMachine } from './import-file.machine.ts'

type Snapshot = SnapshotFrom<typeof importFileMachine>

/** Returns which part of the screen is shown. */
export function step(snapshot: Snapshot): 'choosing' | 'mapping' | 'previewing' | 'done' {
  if (snapshot.matches('mapping')) return 'mapping'
  if (snapshot.matches('previewing') || snapshot.matches('storing')) return 'previewing'
  return snapshot.matches('done') ? 'done' : 'choosing'
}
/** True while the file is read. */
export const isReading = (snapshot: Snapshot): boolean => snapshot.matches('reading')
/** True while the file is stored. */
export const isStoring = (snapshot: Snapshot): boolean => snapshot.matches('storing')
/** True while an import is being removed. */
export const isRemoving = (snapshot: Snapshot): boolean => snapshot.matches('removing')
/** Returns the code of the chosen definition, or empty. */
export const definition = ({ context }: Snapshot): string => context.definition
/** Returns the file that is read. */
export const file = ({ context }: Snapshot) => context.file
/** Returns what is known of the file, once it is read. */
export const read = ({ context }: Snapshot) => context.read
/** Returns the columns that are chosen. */
export const columns = ({ context }: Snapshot) => context.columns ?? []
/** Returns what the last import did. */
export const done = ({ context }: Snapshot) => context.done
/** Returns how many imports were made and removed, by which a list knows that it is outdated. */
export const changes = ({ context }: Snapshot): number => context.changes
/** Returns why the file was refused, or undefined. */
export const failureMessage = ({ context: { failure } }: Snapshot): string | undefined =>
  failure ? failureText(failure) : undefined
