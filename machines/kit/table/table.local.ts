import { roundTo } from '#contracts/rules/decimal.ts'
import type { CellValue, TablePage, TableQuery } from './table.types.ts'

const swedish = new Intl.Collator('sv-SE')

const cellOf = (row: object, field: string): CellValue => Reflect.get(row, field) as CellValue

const isEmpty = (value: CellValue): boolean =>
  value === null || value === undefined || value === '' || Number.isNaN(value)

/**
 * Returns a function that answers queries over rows in the browser, as a backend does. Texts sort
 * in Swedish order and numbers by value. Empty cells come last in both directions, and equal cells
 * keep the order of the rows. The term is found anywhere in one of the fields, whatever its case.
 *
 * @param sums the fields that are summed over all matching rows
 */
export function localRows(rows: readonly object[], sums: readonly string[] = []): (query: TableQuery) => TablePage {
  const ranksOf = remembered((field: string) => ranks(rows.map(row => cellOf(row, field))))
  const textsOf = remembered((field: string) => rows.map(row => searchText(cellOf(row, field))))

  return ({ sortBy, sortOrder, perPage = -1, pageNum = 1, searchTerm = '', searchFields = [] }) => {
    const term = searchText(searchTerm.trim())
    const columns = searchFields.map(textsOf)
    let matching = Uint32Array.from(rows.keys())
    if (term !== '') matching = matching.filter(at => columns.some(texts => texts[at]?.includes(term)))
    if (sortBy !== undefined) sortByRank(matching, ranksOf(sortBy), sortOrder === 'desc')
    const from = perPage === -1 ? 0 : (pageNum - 1) * perPage
    const shown = perPage === -1 ? matching : matching.subarray(from, from + perPage)
    return {
      rows: Array.from(shown, at => rows[at] as object),
      totalRows: matching.length,
      ...(sums.length > 0 && { totals: Object.fromEntries(sums.map(field => [field, sum(rows, matching, field)])) }),
    }
  }
}

const searchText = (value: CellValue): string => (isEmpty(value) ? '' : String(value).toLocaleLowerCase('sv-SE'))

/** The rank of an empty cell. */
const last = Number.POSITIVE_INFINITY

function sortByRank(places: Uint32Array, rank: Float64Array, isDescending: boolean): void {
  const turn = isDescending ? -1 : 1
  places.sort((a, b) => {
    const one = rank[a] as number
    const other = rank[b] as number
    if (one === other) return a - b
    if (one === last || other === last) return one === last ? 1 : -1
    return one < other ? -turn : turn
  })
}

/**
 * Returns the sort rank of each cell of a column. A number is its own rank. Each distinct text is
 * ranked once, so that rows sort by number, however many have the same text.
 */
function ranks(values: readonly CellValue[]): Float64Array {
  if (values.every(value => typeof value !== 'string' || value === '')) {
    return Float64Array.from(values, value => (isEmpty(value) ? last : bounded(Number(value))))
  }
  const different = [...new Set(values.filter(value => !isEmpty(value)).map(String))].sort(swedish.compare)
  const rankOf = new Map<string, number>()
  let rank = 0
  for (const [at, text] of different.entries()) {
    const before = different[at - 1]
    if (before !== undefined && swedish.compare(before, text) !== 0) rank += 1
    rankOf.set(text, rank)
  }
  return Float64Array.from(values, value => (isEmpty(value) ? last : (rankOf.get(String(value)) ?? last)))
}

/** Limits an infinite number, so that it sorts before an empty cell. */
const bounded = (value: number): number => Math.min(value, Number.MAX_VALUE)

/**
 * Returns the sum of a field, rounded to four decimals. Amounts have two decimals, and hours at
 * most four.
 */
const sum = (rows: readonly object[], places: Uint32Array, field: string): number => {
  let total = 0
  for (const at of places) total += Number(cellOf(rows[at] as object, field)) || 0
  return roundTo(total, 4)
}

function remembered<Value>(make: (name: string) => Value): (name: string) => Value {
  const made = new Map<string, Value>()
  return name => {
    const known = made.get(name)
    if (known !== undefined) return known
    const value = make(name)
    made.set(name, value)
    return value
  }
}
