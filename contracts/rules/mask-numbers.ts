/** Removes personal data that a log may not contain. */

const personalNumber = /(?<!\d)(?:\d{2})?\d{6}[-+]?\d{4}(?!\d)/g

/**
 * Returns a text with `[nummer]` in place of everything that looks like a personal number.
 * Organisation numbers are masked too, since a sole trader's is a personal number.
 */
export const maskNumbers = (text: string): string => text.replace(personalNumber, '[nummer]')

/**
 * Returns a JSON value with its texts, its names of fields and its whole numbers masked like that.
 */
export function maskNumbersIn(value: unknown): unknown {
  if (typeof value === 'string') return maskNumbers(value)
  if (Number.isSafeInteger(value))
    return maskNumbers(String(value)) === String(value) ? value : maskNumbers(String(value))
  if (Array.isArray(value)) return value.map(maskNumbersIn)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [maskNumbers(name), maskNumbersIn(part)]))
}

/**
 * Returns a URL without its query and fragment, which may contain search terms, and with its
 * personal numbers masked.
 */
export const withoutQuery = (url: string): string => maskNumbers(url.replace(/[?#].*$/s, ''))
