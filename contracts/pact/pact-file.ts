/** The parts of a pact file that are read here. */
export interface PactFile {
  readonly interactions: readonly RecordedExchange[]
  readonly metadata: { readonly pactSpecification: unknown }
}

export interface RecordedExchange {
  readonly description: string
  readonly providerStates?: readonly { readonly name: string; readonly params?: unknown }[]
  readonly request: {
    readonly method: string
    readonly path: string
    readonly headers?: Readonly<Record<string, readonly string[]>>
    readonly query?: Readonly<Record<string, readonly string[]>>
    readonly body?: { readonly content: unknown }
    /** What is put in the place of a header's example. */
    readonly generators?: {
      readonly header?: Readonly<Record<string, { readonly type: string; readonly expression?: string }>>
    }
  }
  readonly response: { readonly status: number; readonly body?: { readonly content: unknown } }
}

/**
 * Returns the key of a state with its parameters. The parameters belong to the key, since a state
 * may succeed with some and fail with others.
 */
export const stateKey = (name: string, params: unknown): string => JSON.stringify([name, sorted(params ?? {})])

/**
 * Turns a rule list that contains null into "null or the other rules" (matchers.ts). Pact writes
 * AND for every list.
 */
function withAlternatives(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAlternatives)
  if (value === null || typeof value !== 'object') return value
  const { combine, matchers } = value as { combine?: unknown; matchers?: readonly { readonly match?: string }[] }
  if (combine !== undefined && Array.isArray(matchers) && matchers.length > 1)
    return matchers.some(({ match }) => match === 'null') ? { combine: 'OR', matchers } : value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withAlternatives(entry)]))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, entry]) => [name, sorted(entry)]))
}

/**
 * Returns the text of a pact as committed. The same catalogue gives the same text, independent of
 * Pact's version and of the number of files.
 */
export function canonical(...texts: readonly string[]): string {
  const files = texts.map(text => JSON.parse(text) as PactFile)
  const [first] = files
  if (!first) throw new Error('There is no pact')
  const { metadata, ...rest } = first
  const pact = {
    ...rest,
    interactions: files
      .flatMap(({ interactions }) => interactions)
      .toSorted((a, b) => (a.description < b.description ? -1 : 1)),
    metadata: { pactSpecification: metadata.pactSpecification },
  }
  return `${JSON.stringify(sorted(withAlternatives(pact)), null, 2)}\n`
}
