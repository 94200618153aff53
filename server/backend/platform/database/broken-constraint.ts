/** True when a write has failed since it breaks the constraint of that name. */
export const breaksConstraint = (failure: unknown, name: string): boolean =>
  failure instanceof Error &&
  typeof failure.cause === 'object' &&
  failure.cause !== null &&
  'constraint' in failure.cause &&
  failure.cause.constraint === name
