/** Draws an idempotency key: for what a person asks for now, and nothing else. */
export const newKey = (): string => crypto.randomUUID()
