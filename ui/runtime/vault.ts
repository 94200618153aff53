import type { EventObject } from 'xstate'
import { type SecretRef, secretRef } from '#machines/kit/shared/secret.ts'

/**
 * Stores secrets that no event may hold (passwords, codes, tokens) in this tab's memory. A reload
 * clears it.
 */
export interface Vault {
  /** Stores a secret and returns a reference that events may hold. */
  readonly keep: (secret: string) => SecretRef
  /**
   * Does the same, but returns the same reference for an equal secret, so that references can be
   * compared.
   */
  readonly keepSame: (secret: string) => SecretRef
  /** Returns the secret, or undefined when it was forgotten. */
  readonly reveal: (ref: SecretRef) => string | undefined
  /** Forgets a secret after its use. */
  readonly forget: (ref: SecretRef) => void
  /**
   * Sends a flow an event that holds references. When the flow's state ignores the event, the
   * secrets are forgotten.
   */
  readonly send: <Event extends EventObject>(flow: Flow<Event>, event: Event) => void
  readonly forgetAll: () => void
}

/** A flow whose state decides which events it accepts. */
interface Flow<Event extends EventObject> {
  getSnapshot(): { can(event: Event): boolean }
  send(event: Event): void
}

/** Creates a vault with random references, which reveal nothing. */
export function createVault(): Vault {
  const secrets = new Map<SecretRef, string>()
  const shared = new Map<string, SecretRef>()
  const keep: Vault['keep'] = secret => {
    const ref = secretRef(crypto.randomUUID())
    secrets.set(ref, secret)
    return ref
  }
  const forget: Vault['forget'] = ref => {
    const secret = secrets.get(ref)
    secrets.delete(ref)
    if (secret !== undefined && shared.get(secret) === ref) shared.delete(secret)
  }
  return {
    keep,
    keepSame: secret => {
      const ref = shared.get(secret) ?? keep(secret)
      shared.set(secret, ref)
      return ref
    },
    reveal: ref => secrets.get(ref),
    forget,
    send: (flow, event) => {
      if (flow.getSnapshot().can(event)) flow.send(event)
      else for (const value of Object.values(event)) forget(value as SecretRef)
    },
    forgetAll: () => {
      secrets.clear()
      shared.clear()
    },
  }
}
