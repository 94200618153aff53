/** Removes personal data that a log may not contain. */

const personalNumber = /(?<!\d)(?:\d{2})?\d{6}[-+]?\d{4}(?!\d)/g

/**
 * Returns a text with `[nummer]` in place of everything that looks like a personal number.
 * Organisation numbers are masked too, since a sole trader's is a personal number.
 */
export const maskNumbers = (text: string): string => text.replace(personalNumber, '[nummer]')

/**
 * Returns a URL without its query and fragment, which may contain search terms, and with its
 * personal numbers masked.
 */
export const withoutQuery = (url: string): string => maskNumbers(url.replace(/[?#].*$/s, ''))
