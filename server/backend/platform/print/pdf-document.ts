import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'

/** In points: two centimetres. */
export const margin = 56
/** The colours of every print. */
export const colours = { muted: '#52636C', rule: '#C9D3D8', shade: '#EAEFF1' } as const

const require = createRequire(import.meta.url)
/**
 * The files of the fonts. Noto Sans has the letters of the Swedish population register, Greek and
 * Cyrillic, and digits of equal width. Another character is drawn as a box. A document knows a font
 * by its path: by any other name the library parses the file again for each cell of a table.
 */
export const plain = require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')
export const bold = require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf')

/** A letter and its accent are one character in the fonts. */
export const written = (text: string): string => text.normalize('NFC')

/**
 * The fonts draw some letters as a letter and its accent: ị as i and a dot. The library says of
 * such a part that it is the whole letter, unless the part was used by itself before.
 */
const partsOfLetters = [...'nmseiou\u0300\u0301\u0307\u0323']
const knowParts = (doc: PDFKit.PDFDocument, font: string): void => {
  const { _font } = doc.font(font) as unknown as { readonly _font: { encode(text: string): unknown } }
  for (const part of partsOfLetters) _font.encode(part)
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
    info: { Title: written(title), Creator: 'Avlöna' },
    ...options,
  })
  const pieces: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece))
    doc.on('end', () => resolve(Buffer.concat(pieces)))
    doc.on('error', reject)
  })
  for (const font of [bold, plain]) knowParts(doc, font)
  const end = () => {
    doc.end()
    return done
  }
  return { doc, end }
}
