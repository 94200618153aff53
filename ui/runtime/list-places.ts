import type { TablePlace } from '#machines/kit/table/table.types.ts'
import type { CallScope } from './api.ts'

/** Where the lists of the session were left. In memory, since a search may be a person's name. */
export interface ListPlaces {
  /** Returns the place of a list at the current address, in the company and the year in use. */
  readonly of: (table: string) => {
    readonly read: () => TablePlace | null
    readonly write: (place: TablePlace | null) => void
  }
  readonly forget: () => void
}

/** Creates the places of lists. */
export function createListPlaces(scope: () => CallScope): ListPlaces {
  let places = new Map<string, TablePlace | null>()
  return {
    of(table) {
      const key = JSON.stringify([scope(), location.pathname, location.search, table])
      // A list that is still on display when the session ends is left after it.
      const own = places
      return { read: () => own.get(key) ?? null, write: place => void own.set(key, place) }
    },
    forget: () => {
      places = new Map()
    },
  }
}
