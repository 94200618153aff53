/**
 * Kivra did not do what was asked. `unreachable`: it did not answer, or not as it should, so that
 * nobody knows whether it was done. `sign-in`: our credentials are not good. `no-tenant`: the
 * company does not send by Kivra. `unknown-recipient`: the person has no Kivra, or does not take
 * what this company sends. `refused`: it answered with an error.
 */
export class KivraError extends Error {
  override readonly name = 'KivraError'
  readonly code: 'unreachable' | 'sign-in' | 'no-tenant' | 'unknown-recipient' | 'refused'
  /** Kivra's own number of the error: 40000 for content that is not as it must be. */
  readonly number: number | null

  constructor(code: KivraError['code'], message: string, number: number | null = null, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.number = number
  }
}
