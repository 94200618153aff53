import type { SnapshotFrom } from 'xstate'
import { missingLabel } from '#contracts/code-lists/code-list.ts'
import { failureText } from '../../kit/shared/tell.ts'
import type { employeeSearchMachine } from './employee-search.machine.ts'
import type { EmployeeSearchContext } from './employee-search.types.ts'

type Snapshot = SnapshotFrom<typeof employeeSearchMachine>

/** Whether those on display are whom the term finds; otherwise they are of the term before. */
export const isAnswered = ({ context: { term, foundTerm } }: Snapshot): boolean => foundTerm === term.trim()

/** True while an answer is waited for. */
export const isSearching = (snapshot: Snapshot): boolean =>
  (['typing', 'loading', 'loadingMore'] as const).some(list => snapshot.matches({ list }))

/** Why nobody, or nobody more, is found; undefined while nothing is wrong. */
export const searchFailure = (snapshot: Snapshot): string | undefined =>
  snapshot.matches({ list: 'failed' }) && snapshot.context.failure ? failureText(snapshot.context.failure) : undefined

/**
 * What a chosen number is called: '<Saknas>' when nobody has it, the number itself while that is
 * not known.
 */
export const nameOf = ({ names }: Pick<EmployeeSearchContext, 'names'>, number: string): string => {
  const name = names[number]
  return name === undefined ? number : (name ?? missingLabel)
}
