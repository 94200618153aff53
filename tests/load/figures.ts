/** Returns the time within which a part of the answers came, in milliseconds. */
export function within(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
}

/** Returns how many times each value occurs, the most frequent first. */
export function counted(values: readonly (string | number)[]): Readonly<Record<string, number>> {
  const counts = Map.groupBy(values, String)
  return Object.fromEntries(
    [...counts].map(([value, all]) => [value, all.length] as const).toSorted(([, a], [, b]) => b - a),
  )
}

/** Returns a generator of numbers from 0 to 1 that begins again the same for the same seed. */
export function chanceOf(seed: number): () => number {
  // Seeds that follow each other would begin alike.
  let state = Math.imul(seed, 2_654_435_761) >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Returns a whole number of the environment. @throws Error when it is none */
export function setting(name: string, usual: number): number {
  const value = Number(process.env[name] ?? usual)
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} is not a number from 1`)
  return value
}
