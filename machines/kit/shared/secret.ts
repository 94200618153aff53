/**
 * A reference to a secret in the runtime's vault. Passwords, codes and tokens never enter an event;
 * only such references do.
 */
export type SecretRef = string & { readonly __secret: true }

const mark = 'secret:'

/**
 * Returns a reference.
 *
 * @param id unique in the vault, revealing nothing
 */
export const secretRef = (id: string): SecretRef => `${mark}${id}` as SecretRef

/** True when a plain JSON value is or holds a reference to a secret. */
export function holdsSecret(value: unknown): boolean {
  if (typeof value === 'string') return value.startsWith(mark)
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsSecret)
}
