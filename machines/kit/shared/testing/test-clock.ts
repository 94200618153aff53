import { SimulatedClock } from 'xstate'

/**
 * XState's simulated clock, which also lets time pass as it does: timer by timer, with promises
 * settling in between.
 */
export class TestClock extends SimulatedClock {
  readonly #due = new Map<number, number>()

  override setTimeout(ring: (...args: unknown[]) => void, ms: number): number {
    const timer = super.setTimeout(() => {
      this.#due.delete(timer)
      ring()
    }, ms)
    this.#due.set(timer, this.now() + ms)
    return timer
  }

  override clearTimeout(timer: number): void {
    this.#due.delete(timer)
    super.clearTimeout(timer)
  }

  /** How many timers are set. */
  get waiting(): number {
    return this.#due.size
  }

  /** Lets `ms` milliseconds pass. */
  async pass(ms: number): Promise<void> {
    const end = this.now() + ms
    await settle()
    for (let next = this.#next(); next <= end; next = this.#next()) {
      this.set(Math.max(next, this.now()))
      await settle()
    }
    this.set(end)
  }

  #next(): number {
    return Math.min(...this.#due.values())
  }
}

/** Lets every promise that is already answered tell those who wait for it. */
export const settle = (): Promise<void> => new Promise(resolve => setImmediate(resolve))
