/** One value that differs between two contexts. */
export interface Change {
  /** The path to the value: `attempt.method`, `accounts.0.Namn`. Empty for the whole. */
  readonly path: string
  readonly kind: 'added' | 'removed' | 'changed'
  readonly before?: unknown
  readonly after?: unknown
}

/** Returns the values that differ, each at the deepest path that holds the whole difference. */
export function differenceOf(before: unknown, after: unknown, path = ''): readonly Change[] {
  if (Object.is(before, after)) return []
  if (isBranch(before) && isBranch(after) && Array.isArray(before) === Array.isArray(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return keys.flatMap(key => {
      const inner = path === '' ? key : `${path}.${key}`
      if (!Object.hasOwn(before, key)) return [{ path: inner, kind: 'added', after: after[key] } as const]
      if (!Object.hasOwn(after, key)) return [{ path: inner, kind: 'removed', before: before[key] } as const]
      return differenceOf(before[key], after[key], inner)
    })
  }
  return [{ path, kind: 'changed', before, after }]
}

type Branch = Readonly<Record<string, unknown>>

/** A plain object or an array. An actor, a date or a function is compared as one value. */
function isBranch(value: unknown): value is Branch {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null
}

/** Returns a value as JSON for reading. An actor is shown by its id. */
export function printValue(value: unknown): string {
  if (value === undefined) return '–'
  return (
    JSON.stringify(
      value,
      (_, inner: unknown) =>
        typeof inner === 'object' && inner !== null && 'sessionId' in inner && 'id' in inner
          ? `‹${String(inner.id)}›`
          : inner,
      2,
    ) ?? String(value)
  )
}
