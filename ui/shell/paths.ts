/** The start page, also the redirect for a refused or unknown company route. */
export const startPath = '/infopanel'

/** The query with the field that a form begins at. */
export const fieldQuery = 'falt'

interface Address {
  readonly pathname: string
  readonly search: string
}

/**
 * True when a navigation leaves what the address shows, and so the unsaved changes of its form: for
 * another screen, item, copy, tab or day. Only the field to begin at may differ.
 */
export const leaves = (from: Address, to: Address): boolean => shownAt(from) !== shownAt(to)

function shownAt({ pathname, search }: Address): string {
  const queries = new URLSearchParams(search)
  queries.delete(fieldQuery)
  queries.sort()
  return `${pathname}?${queries}`
}
