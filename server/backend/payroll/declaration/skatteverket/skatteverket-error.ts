/**
 * Skatteverket did not do what was asked. `unreachable`: it did not answer, or not as it should.
 * `sign-in`: the person must sign in again, since the tokens are no longer good. `refused`: it
 * answered with an error, whose number and text are here.
 */
export class SkatteverketError extends Error {
  override readonly name = 'SkatteverketError'
  readonly code: 'unreachable' | 'sign-in' | 'refused'
  /** Skatteverket's own number of the error (kod): 27 the file is too large, 38 a field is missing. */
  readonly number: number | null

  constructor(code: SkatteverketError['code'], message: string, number: number | null = null, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.number = number
  }
}
