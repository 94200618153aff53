import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

/**
 * A place in the grid: the row as ears are told it (the head is 1), the column, and which of the
 * cell's controls.
 */
interface Place {
  readonly row: number
  readonly column: number
  readonly stop: number
}

const controls = 'a[href], button, input, select'
const rowOf = (element: Element) => element.closest<HTMLElement>('[aria-rowindex]')
const cellOf = (element: Element) => element.closest<HTMLElement>('[aria-colindex]')
const indexOf = (element: Element | null, name: string) => Number(element?.getAttribute(name) ?? 0)

/** What takes the focus in a cell: its controls, or the cell itself when it has none. */
const stopsOf = (cell: HTMLElement): readonly HTMLElement[] => {
  const found = [...cell.querySelectorAll<HTMLElement>(controls)].filter(each => !each.matches(':disabled'))
  return found.length > 0 ? found : [cell]
}
const stopsOfRow = (row: Element | null) =>
  [...(row?.querySelectorAll<HTMLElement>('[aria-colindex]') ?? [])].flatMap(stopsOf)

interface GridKeys {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
}

interface GridSize {
  /** The head and the totals counted. */
  readonly rows: number
  readonly columns: number
  /** How many rows a page down goes. */
  readonly page: () => number
  /** Brings a row into the page, when only those in sight are there. */
  readonly reveal: (row: number) => void
}

/**
 * An ARIA grid: one stop in the tab order, and arrow keys between cells; a cell's controls are gone
 * through one by one. A plain table would cost 75 presses of Tab to leave a page of 25 rows, each
 * with a box, a link and a menu; in a grid a screen reader reads the cell and its heading at each
 * arrow, and its own commands for tables work all the same, for the markup is a table's.
 */
export function useGridKeys(grid: RefObject<HTMLElement | null>, { rows, columns, page, reveal }: GridSize): GridKeys {
  const place = useRef<Place>({ row: 2, column: 1, stop: 0 })

  const cellAt = ({ row, column }: Place) =>
    grid.current?.querySelector<HTMLElement>(`[aria-rowindex="${row}"] [aria-colindex="${column}"]`)
  const stopAt = (at: Place) => {
    const cell = cellAt(at)
    const stops = cell ? stopsOf(cell) : []
    return stops[Math.min(at.stop, stops.length - 1)]
  }

  // After every render: which controls there are is the columns' matter, not ours.
  useLayoutEffect(() => {
    const root = grid.current
    if (!root) return
    const current = stopAt(place.current) ?? root.querySelector<HTMLElement>(`[aria-rowindex] :is(${controls})`)
    for (const each of root.querySelectorAll<HTMLElement>(`${controls}, [aria-colindex][tabindex]`)) each.tabIndex = -1
    if (current) current.tabIndex = 0
  })

  const goTo = (to: Place) => {
    place.current = to
    if (!cellAt(to)) flushSync(() => reveal(to.row))
    const stop = stopAt(to)
    if (!stop) return
    for (const each of grid.current?.querySelectorAll<HTMLElement>('[tabindex="0"]') ?? []) each.tabIndex = -1
    stop.tabIndex = 0
    stop.focus({ preventScroll: true })
    stop.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  const besides = (step: 1 | -1) => {
    const current = stopAt(place.current)
    const stops = stopsOfRow(current ? rowOf(current) : null)
    const next = current && stops[stops.indexOf(current) + step]
    if (next) goTo(placeOf(next))
  }

  const placeOf = (element: HTMLElement): Place => {
    const cell = cellOf(element)
    return {
      row: indexOf(rowOf(element), 'aria-rowindex'),
      column: indexOf(cell, 'aria-colindex'),
      stop: cell ? Math.max(0, stopsOf(cell).indexOf(element)) : 0,
    }
  }

  const rowAfter = (key: string, from: number): number | undefined => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: page(), PageUp: -page() }
    const step = Object.hasOwn(steps, key) ? steps[key] : undefined
    return step === undefined ? undefined : Math.min(rows, Math.max(1, from + step))
  }

  return {
    onFocus: ({ target }) => {
      if (target instanceof HTMLElement && cellOf(target)) place.current = placeOf(target)
    },
    onKeyDown: event => {
      const { key, target, altKey, ctrlKey, metaKey } = event
      if (altKey || metaKey || !(target instanceof HTMLElement) || !cellOf(target)) return
      // A menu that is open in a cell has the arrow keys for itself.
      if (target.closest('[role=menu]') || target.getAttribute('aria-expanded') === 'true') return
      const { row, column, stop } = place.current
      const to = rowAfter(key, row)
      if (to !== undefined) goTo({ row: to, column, stop })
      else if (key === 'ArrowRight' || key === 'ArrowLeft') besides(key === 'ArrowRight' ? 1 : -1)
      else if (key === 'Home') goTo({ row: ctrlKey ? 1 : row, column: 1, stop: 0 })
      else if (key === 'End') goTo({ row: ctrlKey ? rows : row, column: columns, stop: 0 })
      else return
      event.preventDefault()
    },
  }
}
