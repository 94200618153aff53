/** Returns the first letter or digit of a word, ignoring quotes and brackets. */
const first = (word: string) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? ''

/**
 * Returns the letters of an avatar: the initials of the name's first two words, otherwise the first
 * two letters of the id.
 */
export const initials = (name: string, id = ''): string => {
  const letters = name
    .normalize('NFC')
    .split(/\s+/)
    .map(first)
    .filter(letter => letter !== '')
    .slice(0, 2)
    .join('')
  return (letters || Array.from(id.trim()).slice(0, 2).join('')).toLocaleUpperCase('sv')
}
