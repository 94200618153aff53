/**
 * Returns how long a search waits for the next keystroke, in milliseconds. The wait is shorter when
 * the term is empty (third document §5, Search).
 */
export const searchPause = (term: string): number => (term.trim() === '' ? 100 : 500)
