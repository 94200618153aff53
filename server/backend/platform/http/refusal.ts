import type { ApiError } from '#contracts/errors.ts'
import type { FieldMessages } from '#contracts/wire.ts'

/**
 * A request that is answered with one of the catalogue's errors. Thrown in a transaction, it rolls
 * it back.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly error: ApiError
  /** What is wrong with single fields, where the error is about them. */
  readonly fields: FieldMessages | undefined

  /** @param message a Swedish sentence that says more than the error's own */
  constructor(error: ApiError, message: string = error.message, fields?: FieldMessages) {
    super(message)
    this.error = error
    this.fields = fields
  }
}
