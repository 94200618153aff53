import type { SecretRef } from '#machines/shared/secret.ts'

/** Keeps what no event may hold (passwords, codes, tokens) in this tab's memory; a reload empties it. */
export interface Vault {
  /** Takes a secret in and gives the reference that may travel in events. */
  readonly keep: (secret: string) => SecretRef
  /** The secret, or undefined when it was forgotten. */
  readonly reveal: (ref: SecretRef) => string | undefined
  /** Once it has served. */
  readonly forget: (ref: SecretRef) => void
  readonly forgetAll: () => void
}

/** A vault whose references are random, so that they say nothing. */
export function createVault(): Vault {
  const secrets = new Map<SecretRef, string>()
  return {
    keep: secret => {
      const ref = `secret:${crypto.randomUUID()}` as SecretRef
      secrets.set(ref, secret)
      return ref
    },
    reveal: ref => secrets.get(ref),
    forget: ref => void secrets.delete(ref),
    forgetAll: () => secrets.clear(),
  }
}
