import type { SecretRef } from '#machines/shared/secret.ts'

/**
 * Keeps what no event may hold (passwords, codes, tokens) in this tab's memory, under references that say nothing.
 */
export interface Vault {
  /** Keeps a secret and gives its reference. */
  readonly put: (secret: string) => SecretRef
  /** The secret of a reference; undefined once it is forgotten. */
  readonly read: (ref: SecretRef) => string | undefined
  readonly clear: () => void
}

export function createVault(newId: () => string = () => crypto.randomUUID()): Vault {
  const secrets = new Map<SecretRef, string>()
  return {
    put: secret => {
      const ref = `secret:${newId()}` as SecretRef
      secrets.set(ref, secret)
      return ref
    },
    read: ref => secrets.get(ref),
    clear: () => secrets.clear(),
  }
}
