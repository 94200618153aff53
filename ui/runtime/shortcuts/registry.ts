import { type Chord, isPressed, isSingleKey } from './chord.ts'

/**
 * Every shortcut of the product, and the only place to add one. None is a key of the browser's that
 * people use, nor one of a screen reader's (Insert, Caps Lock, Ctrl with Alt, single letters, which
 * read on in a page).
 */
export const shortcuts = {
  palette: { key: 'k', ctrl: true },
  save: { key: 's', ctrl: true },
  help: { key: '?' },
  /** By habit, and the browser's own help is seldom what is looked for. */
  helpPanel: { key: 'F1' },
} as const satisfies Record<string, Chord>
export type ShortcutId = keyof typeof shortcuts

export interface Shortcut {
  readonly run: () => void
  /** Whether it also works while a dialog is open, which is asked otherwise. */
  readonly inDialogs?: boolean
}

const active = new Map<ShortcutId, Shortcut[]>()
let usesSingleKeys = () => true

const writes = 'input, textarea, select, [contenteditable]:not([contenteditable=false])'
const typesAhead = '[role=menu], [role=listbox], [role=tree], [role=grid]'
const openDialog = '[role=dialog][data-state=open], [role=alertdialog][data-state=open]'

/**
 * Whether a single key pressed there is meant for what has the focus: text, or a list that goes to
 * what is typed.
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
    // The browser would save the page or go to its address field: never, while the product has the
    // key.
    event.preventDefault()
    if (shortcut.inDialogs || !document.querySelector(openDialog)) shortcut.run()
    return
  }
}

/**
 * Listens for a shortcut until what is returned is called. Of several for the same one, the latest
 * is heard.
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

/**
 * Says whether single keys are in use: people who speak to their computer turn them off (WCAG
 * 2.1.4).
 */
export function singleKeysBy(choice: () => boolean): void {
  usesSingleKeys = choice
}
