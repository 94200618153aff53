import { allRights, type Branch, type Right, rightsCatalogue } from './catalogue.ts'
import { areaLabel, flagLabel, type RightsArea } from './labels.ts'

/** The columns of the tree of rights: all of a row's rights, to read, to write, and the others. */
export const rightsColumns = ['all', 'read', 'write', 'other'] as const
/** A column of the tree of rights. */
export type RightsColumn = (typeof rightsColumns)[number]

/** A row of the tree of rights: an area, or a flag that neither reads nor writes. */
export interface RightsRow {
  /** The area's name or the right's. */
  readonly id: string
  readonly label: string
  /** 1 for the outermost rows. */
  readonly depth: number
  /** The ids of the rows that it lies in, from the outermost. */
  readonly within: readonly string[]
  readonly hasRows: boolean
  /**
   * The rights that each column turns on and off. A row with a flag of its own in a column governs
   * that one; a row without governs the flags of the rows in it. Empty when there is nothing to
   * turn.
   */
  readonly cells: Readonly<Record<RightsColumn, readonly Right[]>>
}

const columnOf = (right: Right): Exclude<RightsColumn, 'all'> =>
  right.endsWith('.Read') ? 'read' : right.endsWith('.Write') ? 'write' : 'other'

function cellsOf(area: RightsArea): RightsRow['cells'] {
  const below = allRights.filter(right => right.startsWith(`${area}.`))
  const cell = (column: Exclude<RightsColumn, 'all'>) => {
    const inColumn = below.filter(right => columnOf(right) === column)
    const own = column === 'other' ? [] : inColumn.filter(right => !right.slice(area.length + 1).includes('.'))
    return own.length > 0 ? own : inColumn
  }
  return {
    all: below.length > 1 ? below : [],
    read: cell('read'),
    write: cell('write'),
    other: cell('other'),
  }
}

function rowsIn(branch: Branch, prefix: string, within: readonly string[]): RightsRow[] {
  return Object.entries(branch).flatMap(([name, node]): RightsRow[] => {
    const id = `${prefix}${name}`
    const depth = within.length + 1
    if (typeof node === 'string') {
      const right = id as Right
      if (columnOf(right) !== 'other') return []
      const cells = { all: [], read: [], write: [], other: [right] }
      return [{ id, label: flagLabel(right), depth, within, hasRows: false, cells }]
    }
    const area = id as RightsArea
    const cells = cellsOf(area)
    // An area with a single flag beside reading and writing is that flag.
    const [only, ...others] = allRights.filter(right => right.startsWith(`${id}.`))
    if (only !== undefined && others.length === 0 && columnOf(only) === 'other')
      return [{ id: only, label: flagLabel(only), depth, within, hasRows: false, cells }]
    const rows = rowsIn(node, `${id}.`, [...within, id])
    return [{ id, label: areaLabel(area), depth, within, hasRows: rows.length > 0, cells }, ...rows]
  })
}

/** All rows of the tree of rights, each before the rows in it, in the catalogue's order. */
export const rightsRows: readonly RightsRow[] = rowsIn(rightsCatalogue, '', [])

/** Returns whether all, some or none of a cell's rights are on. */
export function cellState(cell: readonly Right[], granted: ReadonlySet<Right>): 'all' | 'some' | 'none' {
  const on = cell.filter(right => granted.has(right)).length
  return on === 0 ? 'none' : on === cell.length ? 'all' : 'some'
}

const plain = (text: string) => text.toLocaleLowerCase('sv')

/** Returns whether a row's label has a search term. An empty term is in no row. */
export const isFound = ({ label }: RightsRow, term: string): boolean =>
  term.trim() !== '' && plain(label).includes(plain(term.trim()))

/**
 * Returns the rows that a search shows: the found ones, the rows that they lie in, and the rows in
 * them. All rows for an empty term.
 */
export function rowsFound(term: string): readonly RightsRow[] {
  if (term.trim() === '') return rightsRows
  const found = rightsRows.filter(row => isFound(row, term))
  const shown = new Set(found.flatMap(({ id, within }) => [id, ...within]))
  const inside = new Set(found.map(({ id }) => id))
  return rightsRows.filter(({ id, within }) => shown.has(id) || within.some(each => inside.has(each)))
}
