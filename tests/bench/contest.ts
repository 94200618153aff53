/** A measurement: ours against a named peer. */
export interface Row {
  readonly name: string
  /** The measured quantity, and the peer. */
  readonly what: string
  readonly peer: string
  readonly unit: string
  readonly better: 'less' | 'more'
  /** The number of rounds, in each of which both are measured. */
  readonly rounds: number
  /** The demand: of ours, or of ours beside the peer's. */
  readonly limit?: Limit
  readonly prepare: () => Promise<Contest>
}

export interface Limit {
  readonly atMost?: number
  readonly atLeast?: number
  /** Whether it is ours beside the peer's that is held to it. */
  readonly ofRatio?: true
}

export interface Contest {
  readonly ours: () => Promise<number>
  readonly peer: () => Promise<number>
  readonly close: () => Promise<void>
}

export interface Spread {
  readonly median: number
  readonly min: number
  readonly max: number
}

export interface Result {
  readonly ours: Spread
  readonly peer: Spread
  /** The ratio of ours to the peer's within a round: the machine's other load affects both. */
  readonly ratio: Spread
}

/** Measures ours and the peer in turns (A B A B …), after an uncounted warm-up round. */
export async function compete({ prepare, rounds }: Row): Promise<Result> {
  const contest = await prepare()
  try {
    if (rounds > 1) {
      await contest.ours()
      await contest.peer()
    }
    const pairs: { ours: number; peer: number }[] = []
    for (let round = 0; round < rounds; round++) pairs.push({ ours: await contest.ours(), peer: await contest.peer() })
    return {
      ours: spreadOf(pairs.map(({ ours }) => ours)),
      peer: spreadOf(pairs.map(({ peer }) => peer)),
      // The ratio of two zeros is 1.
      ratio: spreadOf(pairs.map(({ ours, peer }) => (ours === peer ? 1 : ours / peer))),
    }
  } finally {
    await contest.close()
  }
}

/** True when the median keeps the limit. */
export function isKept({ atMost = Infinity, atLeast = -Infinity, ofRatio }: Limit, { ours, ratio }: Result): boolean {
  const { median } = ofRatio ? ratio : ours
  return median >= atLeast && median <= atMost
}

/** @throws RangeError when there are no values */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const [min] = sorted
  const max = sorted.at(-1)
  const low = sorted[Math.floor((sorted.length - 1) / 2)]
  const high = sorted[Math.ceil((sorted.length - 1) / 2)]
  if (min === undefined || max === undefined || low === undefined || high === undefined) {
    throw new RangeError('Nothing was measured')
  }
  return { median: (low + high) / 2, min, max }
}
