/** One key with modifiers (first document §5), as data. */
export interface Chord {
  /** The name from `KeyboardEvent.key`; letters in lower case. */
  readonly key: string
  /** Ctrl, or Command on a Mac. */
  readonly ctrl?: boolean
  readonly alt?: boolean
  /**
   * Applies to letters and named keys only. Signs need Shift on some keyboard layouts and not on
   * others, such as `?`.
   */
  readonly shift?: boolean
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & {
  readonly getModifierState?: (name: string) => boolean
}

const isLetterOrName = (key: string) => key.length > 1 || /\p{L}/u.test(key)

/**
 * True when a key press is exactly the chord. AltGr, which Windows reports as Ctrl and Alt, does
 * not match.
 */
export function isPressed({ key, ctrl = false, alt = false, shift = false }: Chord, event: Pressed): boolean {
  if (event.getModifierState?.('AltGraph')) return !ctrl && !alt && event.key === key
  return (
    event.key.toLowerCase() === key.toLowerCase() &&
    (event.ctrlKey || event.metaKey) === ctrl &&
    event.altKey === alt &&
    (event.shiftKey === shift || !isLetterOrName(key))
  )
}

/**
 * True for a sign without Ctrl and Alt, which may be typed text. False for a named key such as F1.
 */
export const isSingleKey = ({ key, ctrl, alt }: Chord): boolean => key.length === 1 && !ctrl && !alt

/** Returns the names of the keys as printed on the keyboard. */
export const keyNames = ({ key, ctrl, alt, shift }: Chord, isMac = false): readonly string[] => [
  ...(ctrl ? [isMac ? '⌘' : 'Ctrl'] : []),
  ...(alt ? ['Alt'] : []),
  ...(shift ? ['Shift'] : []),
  key.length === 1 ? key.toUpperCase() : key,
]
