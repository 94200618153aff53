/** A kind of part that a statement is sent in: what tells parts apart, and what takes one back. */
export interface PartKind<Part, Key = Part> {
  readonly keyOf: (part: Key) => string
  /** True when a part says the same as the one that was sent. */
  readonly isSame: (earlier: Part, now: Part) => boolean
  readonly isRemoval: (part: Part) => boolean
  readonly removalOf: (part: Key) => Part
}

type Parts<Part> = ReadonlyMap<string, Part>

/** Returns the parts that the receiver has once others are sent. */
export function afterSending<Part, Key>(kind: PartKind<Part, Key>, before: Parts<Part>, sent: readonly (Part & Key)[]) {
  const kept = new Map(before)
  for (const part of sent) {
    if (kind.isRemoval(part)) kept.delete(kind.keyOf(part))
    else kept.set(kind.keyOf(part), part)
  }
  return kept
}

/** Returns what takes back the earlier parts that are no more. */
export function removalsOf<Part, Key>(
  { keyOf, removalOf }: PartKind<Part, Key>,
  earlier: Parts<Key>,
  now: readonly Key[],
): readonly Part[] {
  const left = new Set(now.map(keyOf))
  return [...earlier].filter(([name]) => !left.has(name)).map(([, part]) => removalOf(part))
}

/**
 * Returns what is sent so that the receiver has these parts: those that are new or changed, whole,
 * and the removals of those that are no more. What has not changed is not sent again.
 */
export function changesOf<Part extends Key, Key>(
  kind: PartKind<Part, Key>,
  before: Parts<Part>,
  now: readonly Part[],
): readonly Part[] {
  const changed = now.filter(part => {
    const earlier = before.get(kind.keyOf(part))
    return earlier === undefined || !kind.isSame(earlier, part)
  })
  return [...changed, ...removalsOf(kind, before, now)]
}
