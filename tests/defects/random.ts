/** Numbers that look random, and are the same for the same seed. */
export interface Random {
  /** Returns a whole number below the limit. */
  below(limit: number): number
  /** Returns one of the items. */
  of<Item>(items: readonly Item[]): Item
}

/** Returns the random numbers of a seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    of(items) {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('Nothing to choose from')
      return item
    },
  }
}
