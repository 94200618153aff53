import type { RegisterFilter } from '#contracts/registers/calls.ts'
import { type Register, referencesOf } from '#contracts/registers/register.ts'
import { registers } from '#contracts/registers/registers.ts'

/** Where an address leads: the list of a register, a new item, or an item. */
export type Place =
  /** `filter`: the references that the items of the list have. */
  | { readonly tag: 'list'; readonly register: Register; readonly filter?: RegisterFilter }
  /** `copied`: the code of the item that the new one begins as a copy of, or null. */
  | { readonly tag: 'new'; readonly register: Register; readonly copied: string | null }
  | { readonly tag: 'item'; readonly register: Register; readonly code: string }

/** The queries of an address: a new item, the item that it copies, and the item on display. */
const query = { isNew: 'ny', copied: 'kopia', item: 'post', tab: 'flik' } as const

const listOf = (register: Register, search: URLSearchParams): Place => {
  const found = referencesOf(register).flatMap(([field]) => {
    const code = search.get(field)
    return code === null ? [] : [[field, code] as const]
  })
  return found.length === 0 ? { tag: 'list', register } : { tag: 'list', register, filter: Object.fromEntries(found) }
}

/** Returns where an address leads, or undefined when it is not a register's. */
export function placeOf(pathname: string, search: URLSearchParams): Place | undefined {
  for (const register of Object.values(registers)) {
    const { route, newSegment, tab } = register
    if (pathname !== route.path && !pathname.startsWith(`${route.path}/`)) continue
    const asked = search.get(query.tab)
    if (tab && asked !== null && asked !== tab.value) continue
    const rest = pathname.slice(route.path.length + 1)
    const copied = search.get(query.copied)
    if (newSegment === undefined) {
      const code = search.get(query.item)
      if (search.has(query.isNew)) return { tag: 'new', register, copied }
      return code === null ? listOf(register, search) : { tag: 'item', register, code }
    }
    if (rest === '') return listOf(register, search)
    return rest === newSegment
      ? { tag: 'new', register, copied }
      : { tag: 'item', register, code: decodeURIComponent(rest) }
  }
  return undefined
}

const withQuery = (path: string, parts: readonly string[]): string =>
  parts.length === 0 ? path : `${path}?${parts.join('&')}`
const tabIn = ({ tab }: Register): readonly string[] => (tab ? [`${query.tab}=${tab.value}`] : [])

/** Returns the path of a list. */
export const pathOfList = (register: Register): string => withQuery(register.route.path, tabIn(register))

/** Returns the path of the list of the items that refer to an item by a field. */
export const pathOfUsers = (register: Register, field: string, code: string): string =>
  withQuery(register.route.path, [...tabIn(register), `${field}=${encodeURIComponent(code)}`])

/** Returns the path of an item. */
export function pathOfItem(register: Register, code: string): string {
  const { route, newSegment } = register
  const item = encodeURIComponent(code)
  return newSegment === undefined
    ? withQuery(route.path, [...tabIn(register), `${query.item}=${item}`])
    : withQuery(`${route.path}/${item}`, tabIn(register))
}

/** Returns the path of a new item, which may begin as a copy of another. */
export function pathOfNew(register: Register, copied?: string): string {
  const { route, newSegment } = register
  const parts = [
    ...tabIn(register),
    ...(newSegment === undefined ? [`${query.isNew}=1`] : []),
    ...(copied === undefined ? [] : [`${query.copied}=${encodeURIComponent(copied)}`]),
  ]
  const path = newSegment === undefined ? route.path : `${route.path}/${newSegment}`
  return withQuery(path, parts)
}
