import type { Interaction } from './interactions.ts'

/** Tells which fields of an answer the exchange determines. They are compared by value. */
export interface Decided {
  /** @param path the names of the fields that lead to the value, its own last */
  readonly has: (path: readonly string[], value: unknown) => boolean
}

/** Determines no field: every field is compared by its type. */
export const nothingDecided: Decided = { has: () => false }

function collect(into: Map<string, Set<string>>, name: string, value: unknown): void {
  into.set(name, (into.get(name) ?? new Set()).add(JSON.stringify(value)))
  if (value === null || typeof value !== 'object') return
  if (Array.isArray(value)) for (const each of value) collect(into, name, each)
  else for (const [field, each] of Object.entries(value)) collect(into, field, each)
}

/**
 * Returns the fields that an exchange determines: the outcome's `pins`, and the fields that repeat
 * the name and value of a field of the request or a state. The comparison by value detects a
 * backend that answers about another company than the requested one.
 */
export function decidedBy({ outcome }: Pick<Interaction, 'outcome'>): Decided {
  const { params, body, scope, filter } = outcome.request
  const said = new Map<string, Set<string>>()
  for (const part of [params, body, scope, filter, ...outcome.given.map(state => state.params)]) {
    for (const [name, value] of Object.entries(part ?? {})) collect(said, name, value)
  }
  const pins = 'data' in outcome.answer ? (outcome.answer.pins ?? []) : []
  const isPinned = (path: readonly string[]) =>
    pins.some(pin => pin === '*' || `.${path.join('.')}`.endsWith(`.${pin}`))
  return {
    has: (path, value) => isPinned(path) || (said.get(path.at(-1) ?? '')?.has(JSON.stringify(value)) ?? false),
  }
}
