/**
 * Whole numbers from 0 up to a limit, each as likely and none to be foreseen; undefined where the
 * browser has no secure randomness, and no password is made (third document §2).
 */
export function secureRandom(): ((limit: number) => number) | undefined {
  if (typeof globalThis.crypto?.getRandomValues !== 'function') return undefined
  return limit => {
    // What lies beyond the last whole multiple of the limit would favour the low numbers.
    const most = 256 - (256 % limit)
    const drawn = new Uint8Array(1)
    do crypto.getRandomValues(drawn)
    while ((drawn[0] ?? 0) >= most)
    return (drawn[0] ?? 0) % limit
  }
}
