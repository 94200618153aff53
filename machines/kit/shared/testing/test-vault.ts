import { expect } from 'vitest'
import type { SecretRef } from '../secret.ts'

const kept = new Map<string | undefined, Set<string>>()

/** The spec file that runs: files of a worker share their modules. */
const specFile = () => expect.getState().testPath

/** Returns every secret that a vault of this spec has held. No journal may hold any of them. */
export const keptSecrets = (): ReadonlySet<string> => kept.get(specFile()) ?? new Set()

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
      kept.set(specFile(), new Set([...keptSecrets(), secret]))
      return ref
    },
    reveal: (ref: SecretRef): string | undefined => [...secrets].find(([, each]) => each === ref)?.[0],
    forgetAll: () => secrets.clear(),
  }
}
