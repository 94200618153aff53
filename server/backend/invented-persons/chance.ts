import { createHash } from 'node:crypto'

/** Pseudo-random numbers that are the same at every start: they depend on the seed's name alone. */
export interface Chance {
  /** Returns a number from 0 up to, but not including, 1. */
  next(): number
  /** Returns an integer from `low` to `high`, both included. */
  whole(low: number, high: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
}

/** Creates a mulberry32 generator: small, and uniform enough for invented people. */
export function chanceOf(name: string): Chance {
  let state = createHash('sha256').update(name).digest().readUInt32LE(0)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return { next, whole, pick: items => items[whole(0, items.length - 1)] ?? items[0] }
}

/** Returns the UUID derived from a name, so that a later start finds the rows of an earlier one. */
export function uuidOf(name: string): string {
  const hex = createHash('sha256').update(`avlona demo ${name}`).digest('hex')
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
