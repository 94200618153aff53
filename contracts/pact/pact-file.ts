/** A pact as Pact writes it, as far as it is read here. */
export interface PactFile {
  readonly interactions: readonly RecordedExchange[]
  readonly metadata: { readonly pactSpecification: unknown }
}

export interface RecordedExchange {
  readonly description: string
  readonly providerStates?: readonly { readonly name: string }[]
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, entry]) => [name, sorted(entry)]))
}

/** The text of a pact as it is committed: the same catalogue gives the same text, whichever version of Pact wrote it. */
export function canonical(text: string): string {
  const { interactions, metadata, ...rest } = JSON.parse(text) as PactFile
  const pact = {
    ...rest,
    interactions: interactions.toSorted((a, b) => (a.description < b.description ? -1 : 1)),
    metadata: { pactSpecification: metadata.pactSpecification },
  }
  return `${JSON.stringify(sorted(pact), null, 2)}\n`
}
