import type { TableBatch, TableContext, TablePage, TableQuery } from './table.types.ts'

type Keys = Pick<TableContext, 'name' | 'keyFields'>

/**
 * Returns the key of a row, made of the values of its key fields in order.
 *
 * @throws Error with the table's name, when the table has no key fields or the row lacks one
 */
export function keyOf(row: object, { name, keyFields }: Keys): string {
  if (keyFields.length === 0) {
    throw new Error(`The table ${name} names no key fields (keyFields): without them nothing can be selected.`)
  }
  const values = keyFields.map(field => {
    const value: unknown = Reflect.get(row, field)
    if (value === undefined || value === null)
      throw new Error(`A row of the table ${name} has no ${field}, which is a key field.`)
    return value
  })
  return JSON.stringify(values)
}

/** Returns the rows by their keys, in the same order. */
export const byKey = (rows: readonly object[], keys: Keys): ReadonlyMap<string, object> =>
  new Map(rows.map(row => [keyOf(row, keys), row]))

/**
 * Returns the selection with the rows of a newly fetched page in place of older versions of them.
 */
export function renewed({ selected, ...keys }: TableContext, { rows }: TablePage): TableContext['selected'] {
  if (selected.size === 0) return selected
  const found = new Map([...byKey(rows, keys)].filter(([key]) => selected.has(key)))
  return found.size === 0 ? selected : new Map([...selected].map(([key, row]) => [key, found.get(key) ?? row]))
}

/** How the selection relates to the list on display. */
export interface SelectionState {
  /** Whether none, some or all of the rows that match the search are selected. */
  readonly box: 'none' | 'some' | 'all'
  /**
   * The selected rows that the list does not show: the search hides them, or they no longer exist.
   */
  readonly hidden: readonly object[]
}

const nothing: SelectionState = { box: 'none', hidden: [] }

/**
 * Returns how the selection relates to the list on display. When the rows are behind a call, only
 * the pages that were displayed are known: under a search, a selected row of a page that has not
 * been displayed counts as hidden.
 */
export function selectionState(context: TableContext): SelectionState {
  const { selected, page } = context
  if (selected.size === 0 || page === null) return nothing
  const before = states.get(selected)
  if (before && before.page === page && before.seen === context.seen) return before.state
  const isShown = shownTest(context)
  const hidden = [...selected].flatMap(([key, row]) => (isShown(key) ? [] : [row]))
  const count = selected.size - hidden.length
  const state: SelectionState = { hidden, box: count === 0 ? 'none' : count >= page.totalRows ? 'all' : 'some' }
  states.set(selected, { page, seen: context.seen, state })
  return state
}

/**
 * Caches the state, because many components read it at each keystroke of a search over thousands of
 * rows.
 */
const states = new WeakMap<
  TableContext['selected'],
  Pick<TableContext, 'page' | 'seen'> & { readonly state: SelectionState }
>()

/**
 * Returns the test of whether the list contains the row of a key. Without a search it contains
 * every row, whatever the page.
 */
function shownTest({ page, seen, shownTerm, ...keys }: TableContext): (key: string) => boolean {
  if (page === null) return () => false
  const isWhole = page.rows.length >= page.totalRows
  if (!isWhole && shownTerm === '') return () => true
  const known = (isWhole ? [page] : [page, ...seen]).map(each => keysIn(each, keys))
  return key => known.some(keysOfPage => keysOfPage.has(key))
}

const pageKeys = new WeakMap<TablePage, ReadonlySet<string>>()

function keysIn(page: TablePage, keys: Keys): ReadonlySet<string> {
  const known = pageKeys.get(page) ?? new Set(page.rows.map(row => keyOf(row, keys)))
  pageKeys.set(page, known)
  return known
}

/** Returns the known pages of the search on display, including a newly fetched page. */
export function seenWith(context: TableContext, page: TablePage): readonly TablePage[] {
  const { seen, shownTerm, shownFields, searchTerm, searchFields } = context
  return shownTerm === searchTerm.trim() && shownFields === searchFields ? [...seen, page] : [page]
}

/**
 * Returns the query of every row that matches the search on display, which may differ from the
 * search being typed.
 */
export const queryOfShown = ({ sortBy, sortOrder, shownTerm, shownFields }: TableContext): TableQuery => ({
  ...(sortBy !== undefined && { sortBy, sortOrder }),
  perPage: -1,
  ...(shownTerm !== '' && { searchTerm: shownTerm, searchFields: [...shownFields] }),
})

/** Returns how many selected rows have a value in the field that a batch asks about. */
export const rowsInQuestion = ({ selected }: TableContext, { isAskedAbout: field }: TableBatch): number =>
  typeof field === 'string' ? [...selected.values()].filter(row => Boolean(Reflect.get(row, field))).length : 0
