import { type Findable, type Prepared, prepare, search } from './search.ts'

/** So many of the latest are shown before anything is searched for. */
export const maxRecent = 5

/** Lines that appear only in search results. */
export interface Found<Item extends Findable> {
  readonly key: string
  readonly lines: readonly Prepared<Item>[]
  /** The maximum number of lines on display: further letters find the others. */
  readonly most: number
}

export interface Sources<Item extends Findable> {
  readonly query: string
  /** Ids, the latest first. */
  readonly recent: readonly string[]
  readonly screens: readonly Item[]
  readonly actions: readonly Item[]
  readonly found: readonly Found<Item>[]
}

export interface Group<Item> {
  readonly key: string
  readonly items: readonly Item[]
  /** How many more there are than are shown. */
  readonly hidden: number
}

/**
 * What the palette lists. Before a search: what was chosen lately, then screens and actions. In a
 * search: the groups by their best match, so that the first line is the best there is.
 */
export function groupsOf<Item extends Findable>(sources: Sources<Item>): readonly Group<Item>[] {
  const { query, recent, screens, actions, found } = sources
  const groups = query.trim() === '' ? beforeSearch(sources) : afterSearch()
  return groups.filter(({ items }) => items.length > 0)

  function afterSearch(): readonly Group<Item>[] {
    const sets: readonly Found<Item>[] = [
      { key: 'screens', lines: prepare(screens), most: Infinity },
      { key: 'actions', lines: prepare(actions), most: Infinity },
      ...found,
    ]
    return sets
      .map(({ key, lines, most }) => ({ key, most, hits: search(lines, query, recent) }))
      .sort((a, b) => (a.hits[0]?.score ?? Infinity) - (b.hits[0]?.score ?? Infinity))
      .map(({ key, most, hits }) => {
        const shown = hits.slice(0, most)
        return { key, items: shown.map(({ item }) => item), hidden: hits.length - shown.length }
      })
  }
}

function beforeSearch<Item extends Findable>({
  recent,
  screens,
  actions,
  found,
}: Sources<Item>): readonly Group<Item>[] {
  const wanted = new Set(recent)
  const known = new Map<string, Item>()
  for (const item of [...screens, ...actions]) known.set(item.id, item)
  for (const { lines } of found) for (const { item } of lines) if (wanted.has(item.id)) known.set(item.id, item)
  const latest = recent.flatMap(id => known.get(id) ?? []).slice(0, maxRecent)
  const others = (items: readonly Item[]) => items.filter(item => !latest.includes(item))
  return [
    { key: 'recent', items: latest, hidden: 0 },
    { key: 'screens', items: others(screens), hidden: 0 },
    { key: 'actions', items: others(actions), hidden: 0 },
  ]
}
