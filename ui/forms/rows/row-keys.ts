import type { KeyboardEvent } from 'react'

/** The position of a cell: the index of its row, and the name of its field. */
export interface CellPlace {
  readonly at: number
  readonly name: string
}

/** The edits that keys make. */
export interface RowActions {
  readonly focus: (place: CellPlace) => void
  readonly add: () => void
  readonly remove: (at: number) => void
  readonly move: (at: number, by: -1 | 1, name: string) => void
}

/** The element around a cell's control. */
export const cellSelector = ({ at, name }: CellPlace): string => `[data-cell="${at}:${CSS.escape(name)}"]`

/**
 * Returns the cell that an element is in. The popup of a cell's control, such as its list, has its
 * own keys and its own text to paste in, and is in none.
 */
export function cellAt(element: Element): CellPlace | undefined {
  const [at, name] = element.closest<HTMLElement>('[data-cell], [role=dialog]')?.dataset.cell?.split(':') ?? []
  return at === undefined || name === undefined ? undefined : { at: Number(at), name }
}

/** True when an arrow key would leave the text of an input. A date or a time has no such end. */
function leavesText({ selectionStart, selectionEnd, value }: HTMLInputElement, by: -1 | 1): boolean {
  return selectionStart === selectionEnd && selectionStart === (by < 0 ? 0 : value.length)
}

const step = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 } as const

/**
 * Handles a key that is of a whole row, before the control that has the focus: Alt and an arrow
 * move the row, Ctrl and Delete remove it. A choice would otherwise open or be cleared by it.
 */
export function onWholeRowKey(event: KeyboardEvent<HTMLElement>, { remove, move }: RowActions): void {
  const place = cellAt(event.target as Element)
  const { key, ctrlKey, metaKey, altKey } = event
  const isMove = altKey && (key === 'ArrowUp' || key === 'ArrowDown')
  const isRemoval = key === 'Delete' && (ctrlKey || metaKey)
  if (!place || !(isMove || isRemoval)) return
  event.preventDefault()
  event.stopPropagation()
  if (isMove) move(place.at, step[key], place.name)
  else remove(place.at)
}

/**
 * Handles a key in rows: arrows between cells, Enter to the next row, or a new one after the last.
 * Tab goes on as everywhere.
 *
 * @param names of the shown columns, in their order
 */
export function onRowKey(
  event: KeyboardEvent<HTMLElement>,
  count: number,
  names: readonly string[],
  { focus, add }: RowActions,
): void {
  const target = event.target as HTMLElement
  const place = cellAt(target)
  if (!place || event.defaultPrevented) return
  const { at, name } = place
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  const isText = target instanceof HTMLInputElement && target.type === 'text'
  const done = () => event.preventDefault()
  if (ctrlKey || metaKey || altKey || shiftKey || !isText) {
    // The key belongs to the control.
  } else if (key === 'Enter') {
    done()
    if (at + 1 < count) focus({ at: at + 1, name })
    else add()
  } else if (key === 'ArrowUp' || key === 'ArrowDown') {
    const next = at + step[key]
    if (next < 0 || next >= count) return
    done()
    focus({ at: next, name })
  } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const next = names[names.indexOf(name) + step[key]]
    if (next === undefined || !leavesText(target, step[key])) return
    done()
    focus({ at, name: next })
  }
}
