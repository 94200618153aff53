/**
 * How long a search waits for the next key, in milliseconds: less when it has been emptied (third
 * document §5, Search).
 */
export const searchPause = (term: string): number => (term.trim() === '' ? 100 : 500)
