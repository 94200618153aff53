/**
 * Skatteverket did not do what was asked. `unreachable`: it did not answer, or not as it should.
 * `sign-in`: the person must sign in again, since the tokens are no longer good. `refused`: it
 * answered with an error, whose number and text are here.
 */
export class SkatteverketError extends Error {
  override readonly name = 'SkatteverketError'
  readonly code: 'unreachable' | 'sign-in' | 'refused'
  /** Skatteverket's own number of the error, kod: 27 for a large file, 38 for a missing field. */
  readonly number: number | null

  constructor(code: SkatteverketError['code'], message: string, number: number | null = null, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.number = number
  }
}
