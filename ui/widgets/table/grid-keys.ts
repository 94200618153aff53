import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

/**
 * A position in the grid: the row by `aria-rowindex` (the head is 1), the column, and the index of
 * the control within the cell.
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

/** Returns the focusable elements of a cell: its controls, or the cell itself when it has none. */
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
  /** The number of rows, including the head and the totals. */
  readonly rows: number
  readonly columns: number
  /** Returns the number of rows that Page Down moves by. */
  readonly page: () => number
  /** Mounts a row that virtualisation has left out. */
  readonly reveal: (row: number) => void
}

/**
 * Handles the keyboard of an ARIA grid: one tab stop, arrow keys between cells and between a cell's
 * controls. A plain table would take 75 presses of Tab to leave a page of 25 rows, each with a
 * checkbox, a link and a menu. In a grid a screen reader reads the cell and its heading at each
 * arrow key, and its table commands still work, since the markup is a table's.
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

  // Runs after every render, since the columns decide which controls there are.
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
      // An open menu in a cell handles the arrow keys itself.
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
