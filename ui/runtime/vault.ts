import type { EventObject } from 'xstate'
import type { SecretRef } from '#machines/kit/shared/secret.ts'

/**
 * Keeps what no event may hold (passwords, codes, tokens) in this tab's memory; a reload empties
 * it.
 */
export interface Vault {
  /** Takes a secret in and gives the reference that may travel in events. */
  readonly keep: (secret: string) => SecretRef
  /**
   * The same, but one reference for the same secret: so that two can be compared by who knows
   * neither.
   */
  readonly keepSame: (secret: string) => SecretRef
  /** The secret, or undefined when it was forgotten. */
  readonly reveal: (ref: SecretRef) => string | undefined
  /** Forgets a secret, once it has served. */
  readonly forget: (ref: SecretRef) => void
  /**
   * Sends a flow an event that holds references. When the flow does not take it, busy as it is,
   * what they refer to is forgotten.
   */
  readonly send: <Event extends EventObject>(flow: Flow<Event>, event: Event) => void
  readonly forgetAll: () => void
}

/** A flow that takes some events now, and others at other times. */
interface Flow<Event extends EventObject> {
  getSnapshot(): { can(event: Event): boolean }
  send(event: Event): void
}

/** A vault whose references are random, so that they say nothing. */
export function createVault(): Vault {
  const secrets = new Map<SecretRef, string>()
  const shared = new Map<string, SecretRef>()
  const keep: Vault['keep'] = secret => {
    const ref = `secret:${crypto.randomUUID()}` as SecretRef
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
