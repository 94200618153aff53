import { paramsOfItem, type Register } from './register.ts'

/** The queries of a register's address: a new item, the item that it copies, and the item shown. */
export const query = { isNew: 'ny', copied: 'kopia', item: 'post', tab: 'flik' } as const

/** Returns a path with the parts of its query. */
export const withQuery = (path: string, parts: readonly string[]): string =>
  parts.length === 0 ? path : `${path}?${parts.join('&')}`

/** Returns the part of the query that says which register of a screen of several it is. */
export const tabIn = ({ tab }: Register): readonly string[] =>
  tab?.value === undefined ? [] : [`${query.tab}=${tab.value}`]

/**
 * Returns the path of an item in the browser.
 *
 * @param id the item's id (idOfItem)
 */
export function pathOfItem(register: Register, id: string): string {
  const { route, newSegment } = register
  if (newSegment === undefined) {
    return withQuery(route.path, [...tabIn(register), `${query.item}=${encodeURIComponent(id)}`])
  }
  const parts = Object.values(paramsOfItem(register, id)).map(encodeURIComponent)
  return withQuery([route.path, ...parts].join('/'), tabIn(register))
}
