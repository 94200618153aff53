import type { Rule } from './rule.ts'
import { lineOf, oneLine } from './text.ts'

/** The most characters of a file's name. */
export const maxFileName = 200

/** The extensions of media types, the one that is given first. */
const extensions: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'text/csv': ['.csv'],
  'text/xml': ['.xml'],
  'text/calendar': ['.ics'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
}

/** Matches an extension: a point, a letter, and a few letters and digits. */
const extension = /\.[a-z][a-z0-9]{0,7}$/i

/**
 * Returns a file's name without the folders before it, hidden characters, and the characters that
 * no file's name has in Windows.
 */
export function plainFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const seen = [...lineOf(last)].filter(letter => oneLine(letter, { label: '', form: undefined }) === undefined)
  return seen
    .join('')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/[. ]+$/, '')
}

/**
 * Returns a file's name with an extension of its media type. Foreign ones are dropped: a PDF called
 * `lön.pdf.exe` is `lön.pdf`. Of a type that is not known here, the name is only plain.
 */
export function fileNameOf(name: string, type: string): string {
  const plain = plainFileName(name)
  const known = extensions[type]
  const [own] = known ?? []
  if (known === undefined || own === undefined) return plain
  const isOwn = (text: string) => known.some(each => text.toLowerCase().endsWith(each))
  let base = plain
  while (!isOwn(base) && extension.test(base)) base = base.replace(extension, '')
  if (!isOwn(base)) return `${base.slice(0, maxFileName - own.length) || unnamed}${own}`
  return extension.test(base) && base.replace(extension, '') === '' ? `${unnamed}${own}` : base
}

/** The name that a file gets when it has none. */
const unnamed = 'fil'

/** Refuses a file's name with folders, hidden characters, or characters that no such name has. */
export const fileName: Rule = (name, { label }) =>
  plainFileName(name) === name ? undefined : `${label} får inte ha en sökväg eller tecken som filnamn inte har.`
