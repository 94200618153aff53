/**
 * A reference to a secret that waits in the runtime's vault. Passwords, codes and tokens never
 * enter an event; this does.
 */
export type SecretRef = string & { readonly __secret: true }
