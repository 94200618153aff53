import type { SecretRef } from '../secret.ts'

/**
 * Returns a vault for specs. Its references are numbered, so that they are the same in every run.
 */
export function testVault() {
  let count = 0
  const secrets = new Map<string, SecretRef>()
  return {
    keepSame: (secret: string): SecretRef => {
      const ref = secrets.get(secret) ?? (`secret:${++count}` as SecretRef)
      secrets.set(secret, ref)
      return ref
    },
    reveal: (ref: SecretRef): string | undefined => [...secrets].find(([, each]) => each === ref)?.[0],
    forgetAll: () => secrets.clear(),
  }
}
