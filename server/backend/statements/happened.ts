/** Something that has happened to a statement. */
export interface Happened<Action extends string> {
  readonly action: Action
  readonly at: string
  /** Of what was stated, or empty when it is not known. */
  readonly hash: string
}

/** Returns what has happened, the earliest first. */
export const inOrderOfTime = <Action extends string>(
  all: readonly (Omit<Happened<Action>, 'at'> & { readonly at: Date })[],
): readonly Happened<Action>[] =>
  all
    .map(({ at, ...each }) => ({ ...each, at: at.toISOString() }))
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))

/**
 * Returns the actions. A file that says the same as the receiver has is a copy.
 *
 * @param handsIn the actions by which the receiver gets what is stated
 */
export function withCopies<Action extends string>(
  all: readonly Happened<Action | 'fetch' | 'reopen'>[],
  handsIn: ReadonlySet<string>,
): readonly (Action | 'fetch' | 'copy' | 'reopen')[] {
  let handedIn = ''
  return all.map(({ action, hash }) => {
    if (action === 'fetch') return hash !== '' && hash === handedIn ? 'copy' : 'fetch'
    // A receipt is of what was sent before it, and a file that was handed in elsewhere has its own.
    if (action !== 'reopen') handedIn = handsIn.has(action) ? hash || handedIn : ''
    return action
  })
}
