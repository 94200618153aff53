import { type Findable, type Prepared, prepare, search } from './search.ts'

/** So many companies are shown: who has not found theirs among them writes another letter. */
export const mostCompanies = 40
/** So many of the latest are shown before anything is searched for. */
export const mostRecent = 5

export interface Sources<Item extends Findable> {
  readonly query: string
  /** Ids, the latest first. */
  readonly recent: readonly string[]
  readonly screens: readonly Item[]
  readonly actions: readonly Item[]
  readonly companies: readonly Prepared<Item>[]
}

export interface Group<Item> {
  readonly key: 'recent' | 'screens' | 'actions' | 'companies'
  readonly items: readonly Item[]
  /** How many more there are than are shown. */
  readonly hidden: number
}

/**
 * What the palette lists. Before a search: what was chosen lately, then screens and actions. In a
 * search: the groups by their best match, so that the first line is the best there is.
 */
export function groupsOf<Item extends Findable>(sources: Sources<Item>): readonly Group<Item>[] {
  const { query, recent, screens, actions, companies } = sources
  const groups = query.trim() === '' ? beforeSearch(sources) : afterSearch()
  return groups.filter(({ items }) => items.length > 0)

  function afterSearch(): readonly Group<Item>[] {
    const sets = { screens: prepare(screens), actions: prepare(actions), companies }
    const keys = ['screens', 'actions', 'companies'] as const
    return keys
      .map(key => ({ key, hits: search(sets[key], query, recent) }))
      .sort((a, b) => (a.hits[0]?.score ?? Infinity) - (b.hits[0]?.score ?? Infinity))
      .map(({ key, hits }) => {
        const shown = key === 'companies' ? hits.slice(0, mostCompanies) : hits
        return { key, items: shown.map(({ item }) => item), hidden: hits.length - shown.length }
      })
  }
}

function beforeSearch<Item extends Findable>({
  recent,
  screens,
  actions,
  companies,
}: Sources<Item>): readonly Group<Item>[] {
  const wanted = new Set(recent)
  const known = new Map<string, Item>()
  for (const item of [...screens, ...actions]) known.set(item.id, item)
  for (const { item } of companies) if (wanted.has(item.id)) known.set(item.id, item)
  const latest = recent.flatMap(id => known.get(id) ?? []).slice(0, mostRecent)
  const others = (items: readonly Item[]) => items.filter(item => !latest.includes(item))
  return [
    { key: 'recent', items: latest, hidden: 0 },
    { key: 'screens', items: others(screens), hidden: 0 },
    { key: 'actions', items: others(actions), hidden: 0 },
  ]
}
