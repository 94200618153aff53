/** One key with modifiers (first document §5), as data. */
export interface Chord {
  /** As `KeyboardEvent.key` names it; letters in lower case. */
  readonly key: string
  /** Or Command, on a Mac. */
  readonly ctrl?: boolean
  readonly alt?: boolean
  /**
   * Of letters and named keys. What a sign needs to be typed is the keyboard's affair: `?` is Shift
   * and + here, another there.
   */
  readonly shift?: boolean
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & {
  readonly getModifierState?: (name: string) => boolean
}

const isLetterOrName = (key: string) => key.length > 1 || /\p{L}/u.test(key)

/**
 * Whether a key press is the chord, and nothing more. AltGr, which Windows reports as Ctrl and Alt,
 * is neither.
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
 * Whether it is a sign without Ctrl and Alt, so that it could be something that is being written. A
 * named key (F1) is not.
 */
export const isSingleKey = ({ key, ctrl, alt }: Chord): boolean => key.length === 1 && !ctrl && !alt

/** The keys as they are printed on the keyboard. */
export const keyNames = ({ key, ctrl, alt, shift }: Chord, isMac = false): readonly string[] => [
  ...(ctrl ? [isMac ? '⌘' : 'Ctrl'] : []),
  ...(alt ? ['Alt'] : []),
  ...(shift ? ['Shift'] : []),
  key.length === 1 ? key.toUpperCase() : key,
]
