import type { SnapshotFrom } from 'xstate'
import { missingLabel } from '#contracts/code-lists/code-list.ts'
import { failureText } from '../../kit/shared/tell.ts'
import type { employeeSearchMachine } from './employee-search.machine.ts'
import type { EmployeeSearchContext } from './employee-search.types.ts'

type Snapshot = SnapshotFrom<typeof employeeSearchMachine>

/** True when the displayed results belong to the current term, and not to an earlier one. */
export const isAnswered = ({ context: { term, foundTerm } }: Snapshot): boolean => foundTerm === term.trim()

/** True while the results of a term are awaited. */
export const isSearching = (snapshot: Snapshot): boolean =>
  (['typing', 'loading', 'loadingMore'] as const).some(list => snapshot.matches({ list }))

/** Returns why employees could not be fetched, or undefined. */
export const searchFailure = (snapshot: Snapshot): string | undefined =>
  snapshot.matches({ list: 'failed' }) && snapshot.context.failure ? failureText(snapshot.context.failure) : undefined

/**
 * Returns the name of a chosen number: '<Saknas>' when nobody has the number, and the number itself
 * while the name is unknown.
 */
export const nameOf = ({ names }: Pick<EmployeeSearchContext, 'names'>, number: string): string => {
  const name = names[number]
  return name === undefined ? number : (name ?? missingLabel)
}
