/** Milliseconds that a write whose fate is unknown is remembered: whoever does the same after that means it anew. */
const memory = 10 * 60_000

/**
 * The idempotency keys of writes that have had no answer yet. When the answer was lost the backend may have done the
 * write; the same thing done again then carries the same key, and is done once (first document §8: network failure; issue 3 point 7).
 */
export interface OpenWrites {
  /** The key of a write: an earlier one's when the same is tried again, else a new one. */
  readonly keyOf: (write: string) => string
  /** The backend has answered, whatever it said: doing the same again is a new write. */
  readonly answered: (key: string) => void
}

export function createOpenWrites(now: () => number = Date.now): OpenWrites {
  const open = new Map<string, { readonly key: string; readonly since: number }>()
  return {
    keyOf(write) {
      for (const [text, { since }] of open) if (now() - since >= memory) open.delete(text)
      const { key, since } = open.get(write) ?? { key: crypto.randomUUID(), since: now() }
      open.set(write, { key, since })
      return key
    },
    answered(key) {
      for (const [text, one] of open) if (one.key === key) open.delete(text)
    },
  }
}
