import type { ApiError } from '#contracts/errors.ts'

/** A request that is answered with one of the catalogue's errors. Thrown in a transaction, it rolls it back. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly error: ApiError

  /** @param message a Swedish sentence that says more than the error's own */
  constructor(error: ApiError, message: string = error.message) {
    super(message)
    this.error = error
  }
}
