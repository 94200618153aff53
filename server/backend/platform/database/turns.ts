/** The error's words are the driver's, by which it counts as a database that is away. */
const tooLong = 'timeout exceeded when trying to connect'

interface Waiting {
  readonly lane: string
  readonly begin: () => void
}

/** How many work at the same time, of all and of one lane, and how long others wait. */
export interface TurnLimits {
  readonly places: number
  /** The most places of one lane, which leaves some to the others. */
  readonly ofOneLane: number
  /** Milliseconds until who waits is refused. */
  readonly patience: number
}

/**
 * Shares the connections of a pool fairly among lanes, of which each company has one. Lanes that
 * wait take turns, and none takes all places: however slow the questions of one company are,
 * others get theirs answered.
 */
export class Turns {
  readonly #limits: TurnLimits
  readonly #busy = new Map<string, number>()
  /** Those who wait, by lane; the lane that had its turn last stands last. */
  readonly #waiting = new Map<string, Waiting[]>()
  #taken = 0

  constructor(limits: TurnLimits) {
    this.#limits = limits
  }

  /**
   * Waits for a place. Returns a function that gives it back.
   *
   * @param lane empty for work that is nobody's, such as finding a session: it may take all places
   * @throws Error when it has waited too long
   */
  enter(lane: string): Promise<() => void> {
    const place = Promise.withResolvers<() => void>()
    const late = setTimeout(() => {
      this.#forget(waiting)
      place.reject(new Error(tooLong))
    }, this.#limits.patience)
    const waiting: Waiting = {
      lane,
      begin: () => {
        clearTimeout(late)
        this.#taken += 1
        this.#busy.set(lane, (this.#busy.get(lane) ?? 0) + 1)
        place.resolve(() => this.#leave(lane))
      },
    }
    this.#waiting.set(lane, [...(this.#waiting.get(lane) ?? []), waiting])
    this.#next()
    return place.promise
  }

  #leave(lane: string): void {
    this.#taken -= 1
    const left = (this.#busy.get(lane) ?? 1) - 1
    if (left === 0) this.#busy.delete(lane)
    else this.#busy.set(lane, left)
    this.#next()
  }

  #next(): void {
    while (this.#taken < this.#limits.places) {
      const found = [...this.#waiting].find(([lane]) => this.#mayBegin(lane))
      const [first] = found?.[1] ?? []
      if (!first) return
      this.#forget(first)
      first.begin()
    }
  }

  #mayBegin(lane: string): boolean {
    return lane === '' || (this.#busy.get(lane) ?? 0) < this.#limits.ofOneLane
  }

  /** Takes one out of those who wait. The others of its lane wait behind the other lanes. */
  #forget({ lane, begin }: Waiting): void {
    const others = (this.#waiting.get(lane) ?? []).filter(each => each.begin !== begin)
    this.#waiting.delete(lane)
    if (others.length > 0) this.#waiting.set(lane, others)
  }
}
