/** Creates an idempotency key for one request of the user. */
export const newKey = (): string => crypto.randomUUID()
