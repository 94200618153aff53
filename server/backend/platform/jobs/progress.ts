/** The progress of a job. Its worker writes it at intervals, in a transaction of its own. */
export class Progress {
  #done = 0
  #total = 0
  readonly #signal: AbortSignal | undefined

  /** @param signal aborted when the job is lost or cancelled */
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

  /**
   * Adds completed rows.
   *
   * @throws the signal's reason when the work is to end
   */
  add(rows: number): void {
    this.#signal?.throwIfAborted()
    this.#done += rows
  }
}
