import { SimulatedClock } from 'xstate'

/**
 * XState's simulated clock, with a method that lets time pass timer by timer and lets promises
 * settle in between.
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

  /** Returns the number of running timers. */
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

/** Waits until the handlers of all settled promises have run. */
export const settle = (): Promise<void> => new Promise(resolve => setImmediate(resolve))
