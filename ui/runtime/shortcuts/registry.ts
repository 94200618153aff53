import { type Chord, isPressed, isSingleKey } from './chord.ts'

/**
 * Every shortcut of the product; add new ones here only. None may be a common key of the browser or
 * of a screen reader (Insert, Caps Lock, Ctrl with Alt, single letters, which navigate in a page).
 */
export const shortcuts = {
  palette: { key: 'k', ctrl: true },
  save: { key: 's', ctrl: true },
  help: { key: '?' },
  /** F1 by convention; the browser's own help is seldom wanted. */
  helpPanel: { key: 'F1' },
  /** Between the items of a list whose items are read one after another, such as payslips. */
  previousItem: { key: 'PageUp', alt: true },
  nextItem: { key: 'PageDown', alt: true },
} as const satisfies Record<string, Chord>
export type ShortcutId = keyof typeof shortcuts

export interface Shortcut {
  readonly run: () => void
  /** True when it also works while a dialog is open. */
  readonly inDialogs?: boolean
}

const active = new Map<ShortcutId, Shortcut[]>()
let usesSingleKeys = () => true

const writes = 'input, textarea, select, [contenteditable]:not([contenteditable=false])'
const typesAhead = '[role=menu], [role=listbox], [role=tree], [role=grid]'
const openDialog = '[role=dialog][data-state=open], [role=alertdialog][data-state=open]'

/**
 * True when a single key belongs to the focused element: a text field, or a list with typeahead.
 */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${writes}, ${typesAhead}`) !== null

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.repeat) return
  for (const [id, listeners] of active) {
    const chord: Chord = shortcuts[id]
    const shortcut = listeners.at(-1)
    if (!shortcut || !isPressed(chord, event)) continue
    if (isSingleKey(chord) && (!usesSingleKeys() || isTaken(event.target))) return
    // Keeps the browser from saving the page or focusing its address field.
    event.preventDefault()
    if (shortcut.inDialogs || !document.querySelector(openDialog)) shortcut.run()
    return
  }
}

/**
 * Registers a shortcut and returns a function that removes it. The latest listener of a shortcut
 * receives it.
 */
export function listen(id: ShortcutId, shortcut: Shortcut): () => void {
  if (active.size === 0) window.addEventListener('keydown', onKeyDown)
  active.set(id, [...(active.get(id) ?? []), shortcut])
  return () => {
    const rest = (active.get(id) ?? []).filter(other => other !== shortcut)
    if (rest.length > 0) active.set(id, rest)
    else active.delete(id)
    if (active.size === 0) window.removeEventListener('keydown', onKeyDown)
  }
}

/** Sets whether single keys are active: users of speech input turn them off (WCAG 2.1.4). */
export function singleKeysBy(choice: () => boolean): void {
  usesSingleKeys = choice
}
