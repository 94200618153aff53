declare const secret: unique symbol

/**
 * Stands in an event for something that must never be journaled: a password, an SMS code, a BankID token, a personal
 * number. Only a vault can make one, and only a port's implementation can read what it stands for, so a chart carries
 * it without ever holding the secret. After a reload the vault is empty, and the reference leads nowhere.
 */
export type SecretRef = string & { readonly [secret]: 'SecretRef' }

/** Kept in memory only; implemented in `ui/runtime`, which alone has randomness for the references. */
export interface Vault {
  /** Takes a secret in and gives the reference that may travel in events. */
  keep(value: string): SecretRef
  /** The secret, or undefined when it was forgotten (a reload, a logout): the person must give it again. */
  reveal(ref: SecretRef): string | undefined
  forget(ref: SecretRef): void
  forgetAll(): void
}
