/** What a log may not hold: personal numbers, and what may follow the path of an address. */

const personalNumber = /(?<!\d)(?:\d{2})?\d{6}[-+]?\d{4}(?!\d)/g

/**
 * Masks everything in a text that looks like a personal number, as `[nummer]`.
 * Organisation numbers are masked too, since a sole trader's is a personal number.
 */
export const maskNumbers = (text: string): string => text.replace(personalNumber, '[nummer]')

/**
 * Returns a page's address without its query and fragment, which may hold what was searched for.
 */
export const withoutQuery = (url: string): string => maskNumbers(url.replace(/[?#].*$/s, ''))
