/**
 * A reference to a secret in the runtime's vault. Passwords, codes and tokens never enter an event;
 * only such references do.
 */
export type SecretRef = string & { readonly __secret: true }
