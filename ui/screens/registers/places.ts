import type { RegisterFilter } from '#contracts/registers/calls.ts'
import { query, tabIn, withQuery } from '#contracts/registers/paths.ts'
import { idOfItem, paramsOfItem, type Register, referencesOf } from '#contracts/registers/register.ts'
import { liesAt } from './area.ts'

/** Where an address leads: the list of a register, a new item, or an item. */
export type Place =
  /**
   * `filter`: the references that the items of the list have. `owner`: the code of what they belong
   * to, in a register within another.
   */
  | { readonly tag: 'list'; readonly register: Register; readonly filter?: RegisterFilter; readonly owner?: string }
  /** `copied`: the id of the item that the new one begins as a copy of, or null. */
  | { readonly tag: 'new'; readonly register: Register; readonly copied: string | null; readonly owner?: string }
  /** `code`: the item's id (idOfItem). */
  | { readonly tag: 'item'; readonly register: Register; readonly code: string }

const listOf = (register: Register, search: URLSearchParams): Place => {
  const found = referencesOf(register).flatMap(([field]) => {
    const code = search.get(field)
    return code === null ? [] : [[field, code] as const]
  })
  const owner = register.within ? search.get(register.within.field) : null
  return {
    tag: 'list',
    register,
    ...(found.length > 0 && { filter: Object.fromEntries(found) }),
    ...(owner !== null && { owner }),
  }
}

/** Returns where an address below a list leads, by what follows the owner where there is one. */
function placeIn(register: Register, rest: string, copied: string | null): Place {
  if (!register.within) {
    return rest === register.newSegment
      ? { tag: 'new', register, copied }
      : { tag: 'item', register, code: decodeURIComponent(rest) }
  }
  const [first = '', ...others] = rest.split('/')
  const owner = decodeURIComponent(first)
  const last = others.join('/')
  return last === register.newSegment
    ? { tag: 'new', register, owner, copied: copied === null ? null : idOfItem(register, owner, copied) }
    : { tag: 'item', register, code: idOfItem(register, owner, decodeURIComponent(last)) }
}

/**
 * Returns the register at a path: that of the tab, or the first one of a screen without that tab.
 */
function registerAt(registers: readonly Register[], pathname: string, tab: string | null): Register | undefined {
  const there = registers.filter(({ route: { path } }) => liesAt(pathname, path))
  return there.find(register => !register.tab || tab === null || register.tab.value === tab) ?? there[0]
}

/** Returns where an address leads among registers, or undefined when it is not one of theirs. */
export function placeOf(registers: readonly Register[], pathname: string, search: URLSearchParams): Place | undefined {
  const register = registerAt(registers, pathname, search.get(query.tab))
  if (!register) return undefined
  const rest = pathname.slice(register.route.path.length + 1)
  const copied = search.get(query.copied)
  if (register.newSegment === undefined) {
    const code = search.get(query.item)
    if (search.has(query.isNew)) return { tag: 'new', register, copied }
    return code === null ? listOf(register, search) : { tag: 'item', register, code }
  }
  return rest === '' ? listOf(register, search) : placeIn(register, rest, copied)
}

/** Returns the path of a list: of an owner's items, in a register within another. */
export function pathOfList(register: Register, owner?: string): string {
  const { route, within } = register
  const ofOwner = within && owner !== undefined ? [`${within.field}=${encodeURIComponent(owner)}`] : []
  return withQuery(route.path, [...tabIn(register), ...ofOwner])
}

/** Returns the path of the list of the items that refer to an item by a field. */
export const pathOfUsers = (register: Register, field: string, code: string): string =>
  withQuery(register.route.path, [...tabIn(register), `${field}=${encodeURIComponent(code)}`])

/**
 * Returns the path of a new item.
 *
 * @param copied the id of the item that it begins as a copy of
 * @param owner the code of what it belongs to, in a register within another
 */
export function pathOfNew(register: Register, copied?: string, owner?: string): string {
  const { route, newSegment, within, key } = register
  const from = copied === undefined ? undefined : paramsOfItem(register, copied)
  const parts = [
    ...tabIn(register),
    ...(newSegment === undefined ? [`${query.isNew}=1`] : []),
    ...(from === undefined ? [] : [`${query.copied}=${encodeURIComponent(from[key] ?? '')}`]),
  ]
  const belongsTo = within && (from?.[within.field] ?? owner ?? '')
  const list = belongsTo === undefined ? route.path : `${route.path}/${encodeURIComponent(belongsTo)}`
  const path = newSegment === undefined ? list : `${list}/${newSegment}`
  return withQuery(path, parts)
}
