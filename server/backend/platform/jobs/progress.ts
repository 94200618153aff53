/** How far a job has come: its worker tells of it now and then, in a transaction of its own. */
export class Progress {
  #done = 0
  #total = 0
  readonly #signal: AbortSignal | undefined

  /** @param signal aborted when the work is nobody's any more, or cancelled */
  constructor(signal?: AbortSignal) {
    this.#signal = signal
  }

  get done(): number {
    return this.#done
  }

  get total(): number {
    return this.#total
  }

  expect(rows: number): void {
    this.#total = rows
  }

  /** @throws the signal's reason when the work is to end here */
  add(rows: number): void {
    this.#signal?.throwIfAborted()
    this.#done += rows
  }
}
