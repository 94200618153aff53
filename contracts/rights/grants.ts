import { allows, allRights, type Right, type Rights } from './catalogue.ts'

/** Returns the rights that are on, in the catalogue's order. */
export const rightsIn = (rights: Rights): readonly Right[] => allRights.filter(right => allows(rights, right))

const isRight = new Set<string>(allRights)

/**
 * Returns the right to read that another right requires: the Read flag of its area, or of the
 * nearest area around it. Undefined when it requires none.
 */
export function requiredRead(right: Right): Right | undefined {
  const areas = right.split('.').slice(0, -1)
  for (let depth = areas.length; depth > 0; depth--) {
    const read = [...areas.slice(0, depth), 'Read'].join('.')
    if (isRight.has(read)) return read === right ? undefined : (read as Right)
  }
  return undefined
}

const inOrder = (granted: ReadonlySet<Right>): readonly Right[] => allRights.filter(right => granted.has(right))

/** Returns the rights with some more, and the rights to read that these require. */
export const withRights = (granted: readonly Right[], more: readonly Right[]): readonly Right[] =>
  inOrder(new Set([...granted, ...more, ...more.flatMap(right => requiredRead(right) ?? [])]))

/** Returns the rights without some of them, and without the rights that require one of these. */
export function withoutRights(granted: readonly Right[], less: readonly Right[]): readonly Right[] {
  const gone = new Set(less)
  return inOrder(
    new Set(
      granted.filter(right => {
        const read = requiredRead(right)
        return !gone.has(right) && (read === undefined || !gone.has(read))
      }),
    ),
  )
}

/** Returns the rights to read that are missing, although another right requires them. */
export const missingReads = (granted: readonly Right[]): readonly Right[] => {
  const has = new Set(granted)
  return inOrder(new Set(granted.flatMap(right => requiredRead(right) ?? []).filter(read => !has.has(read))))
}

/**
 * Returns what an edit makes of a group that somebody else has changed meanwhile. A right that was
 * edited here is as edited, and every other is as the others left it: since a flag has two values,
 * two edits of one never contradict each other.
 */
export function mergedRights(
  base: readonly Right[],
  mine: readonly Right[],
  theirs: readonly Right[],
): readonly Right[] {
  const added = mine.filter(right => !base.includes(right))
  const removed = base.filter(right => !mine.includes(right))
  return withoutRights(withRights(theirs, added), removed)
}
