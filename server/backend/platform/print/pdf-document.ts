import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { inDrawnOrder, joinedArabic } from './right-to-left.ts'
import { unpackedFont } from './unpacked-font.ts'

/** In points: two centimetres. */
export const margin = 56
/** The colours of every print. */
export const colours = { muted: '#52636C', rule: '#C9D3D8', shade: '#EAEFF1' } as const

const require = createRequire(import.meta.url)
/**
 * The files of the fonts. Noto Sans has the letters of the Swedish population register, Greek and
 * Cyrillic, and digits of equal width. A document knows a font by its path: by any other name the
 * library parses the file again for each cell of a table.
 */
export const plain = require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')
export const bold = require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf')

/**
 * The font of texts with other letters, which is drawn in squares: of all scripts, and of emoji.
 */
const last = 'last'
const lastFile = require.resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff')
let unpacked: Buffer | undefined
/** Returns the bytes of the last font, which are unpacked once. */
const lastFont = (): Buffer => {
  unpacked ??= unpackedFont(readFileSync(lastFile))
  return unpacked
}

/** The characters that each font has, once it has been opened. */
const letters = new Map<string, ReadonlySet<number>>()
const lettersOf = (font: string): ReadonlySet<number> => {
  const known = letters.get(font)
  if (known) return known
  const doc = new PDFDocument({ font: plain })
  const { _font } = doc.font(font === last ? lastFont() : font) as unknown as Opened
  const found = new Set(_font.font.characterSet)
  letters.set(font, found)
  return found
}

/** What the type declarations lack of a document. */
interface Opened {
  readonly _font: { readonly font: { readonly characterSet: readonly number[] }; encode(text: string): unknown }
}

const hasAll = (font: string, text: string): boolean => {
  const known = lettersOf(font)
  for (const letter of text) if (!known.has(letter.codePointAt(0) ?? 0) && !/\s/.test(letter)) return false
  return true
}

/** A text as it is drawn, and the font that it is drawn in. */
export interface Written {
  readonly text: string
  readonly font: string
}

/**
 * Returns a text with a font that has all of its letters: the given one, or the last. A letter that
 * no font has is named by its code. A letter and its accent are one character in the fonts,
 * Arabic letters are joined, and what is written from the right is drawn from there.
 */
export function written(text: string, font: string): Written {
  const composed = inDrawnOrder(joinedArabic(text.normalize('NFC')))
  if (hasAll(font, composed)) return { text: composed, font }
  const seen = composed.replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  if (hasAll(font, seen)) return { text: seen, font }
  const named = [...seen].map(letter => (hasAll(last, letter) ? letter : codeOf(letter)))
  return { text: named.join(''), font: last }
}

const codeOf = (letter: string): string => `[U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase()}]`

/**
 * The fonts draw some letters as a letter and its accent: ị as i and a dot. The library says of
 * such a part that it is the whole letter, unless the part was used by itself before.
 */
const partsOfLetters = [...'nmseiou\u0300\u0301\u0307\u0323']
const knowParts = (doc: PDFKit.PDFDocument, font: string): void => {
  const { _font } = doc.font(font) as unknown as Opened
  for (const part of partsOfLetters) _font.encode(part)
}

/** Returns the cell of a table with a text, in a font that has its letters. */
export function cellOf(text: string, font = plain): { readonly text: string; readonly font: { readonly src: string } } {
  const { text: drawn, font: src } = written(text, font)
  return { text: drawn, font: { src } }
}

/** The type declarations lack the option that tags the table. */
export type Table = PDFKit.Mixins.TableOptionsWithData & { readonly structParent: PDFKit.PDFStructureElement }

/** A PDF that is being drawn. */
export interface OpenPdf {
  readonly doc: PDFKit.PDFDocument
  /** Ends the document, and returns it. */
  readonly end: () => Promise<Buffer>
}

/**
 * Begins an A4 PDF, tagged for screen readers, with only the letters of the fonts that it uses.
 *
 * @param lang the language of the document: sv-SE
 * @param options further ones of the library
 */
export function openPdf(title: string, lang: string, options: PDFKit.PDFDocumentOptions = {}): OpenPdf {
  const doc = new PDFDocument({
    font: plain,
    size: 'A4',
    margin,
    lang,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title.normalize('NFC'), Creator: 'Avlöna' },
    ...options,
  })
  const pieces: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece))
    doc.on('end', () => resolve(Buffer.concat(pieces)))
    doc.on('error', reject)
  })
  for (const font of [bold, plain]) knowParts(doc, font)
  doc.registerFont(last, lastFont())
  const end = () => {
    doc.end()
    return done
  }
  return { doc, end }
}
