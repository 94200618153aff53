/**
 * Returns a generator of unpredictable, uniformly distributed integers from 0 up to but not
 * including a limit. Returns undefined where the browser has no secure randomness; no password is
 * then generated (third document §2).
 */
export function secureRandom(): ((limit: number) => number) | undefined {
  if (typeof globalThis.crypto?.getRandomValues !== 'function') return undefined
  return limit => {
    // Rejects bytes beyond the last whole multiple of the limit, which would favour low numbers.
    const most = 256 - (256 % limit)
    const drawn = new Uint8Array(1)
    do crypto.getRandomValues(drawn)
    while ((drawn[0] ?? 0) >= most)
    return (drawn[0] ?? 0) % limit
  }
}
