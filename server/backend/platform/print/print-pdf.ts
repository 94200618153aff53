import { createRequire } from 'node:module'
import { setImmediate } from 'node:timers/promises'
import PDFDocument from 'pdfkit'

/** A part of a print. */
export type PrintPart =
  /** Begins a new page under a title of its own, with the line under it: the next person's. */
  | { readonly page: string; readonly intro: string }
  | { readonly heading: string }
  | { readonly text: string }
  /** Names with what they are, side by side. */
  | { readonly facts: readonly (readonly [name: string, value: string])[] }
  | {
      readonly heads: readonly string[]
      /** In points. The star takes what is left. */
      readonly widths: readonly (number | '*')[]
      readonly rows: readonly (readonly string[])[]
      /** The columns whose texts end at the right. */
      readonly numbers?: readonly number[]
    }

export interface Print {
  readonly title: string
  /** The title of the document's window. */
  readonly windowTitle: string
  /** The line under the title. */
  readonly intro: string
  readonly parts: readonly PrintPart[]
}

const margin = 56
const muted = '#52636C'
const rule = '#C9D3D8'
const shade = '#EAEFF1'
/** In points: a heading with less room below it begins a new page. */
const roomOfHeading = 90

const require = createRequire(import.meta.url)
/**
 * The files of the fonts. Noto Sans has the letters of the Swedish population register, Greek and
 * Cyrillic, and digits of equal width. Another character is drawn as a box. A document knows a font
 * by its path: by any other name the library parses the file again for each cell of a table.
 */
const plain = require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')
const bold = require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf')

/** A letter and its accent are one character in the fonts. */
const written = (text: string): string => text.normalize('NFC')

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
type Table = PDFKit.Mixins.TableOptionsWithData & { readonly structParent: PDFKit.PDFStructureElement }

/**
 * Returns an A4 PDF, tagged for screen readers. It has only the letters of the fonts that it uses.
 * Other work of the server goes on between the parts of a long one.
 */
export async function printPdf({ title, windowTitle, intro, parts }: Print): Promise<Buffer> {
  const doc = new PDFDocument({
    font: plain,
    size: 'A4',
    margin,
    lang: 'sv-SE',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: written(windowTitle), Creator: 'Avlöna' },
  })
  const pieces: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece))
    doc.on('end', () => resolve(Buffer.concat(pieces)))
    doc.on('error', reject)
  })
  for (const font of [bold, plain]) knowParts(doc, font)
  const section = doc.struct('Sect')
  doc.addStructure(section)
  const say = (tag: string, font: string, size: number, text: string, colour = 'black') =>
    section.add(
      doc.struct(tag, {}, () => {
        doc.font(font).fontSize(size).fillColor(colour).text(written(text), margin)
      }),
    )
  const begin = (heading: string, line: string) => {
    say('H1', bold, 18, heading)
    doc.moveDown(0.2)
    say('P', plain, 9, line, muted)
    doc.moveDown(1)
  }
  const table = (options: object, data: Table['data']) => {
    doc.fillColor('black').fontSize(8.5).font(plain)
    doc.table({ structParent: section, ...options, data } as Table)
  }
  const padding = [2.5, 4, 2, 4]
  const border = { border: [0, 0, 0.5, 0], borderColor: rule }
  const head = (text: string) => ({ text: written(text), type: 'TH' as const, font: { src: bold } })

  begin(title, intro)
  for (const part of parts) {
    await setImmediate()
    if ('page' in part) {
      doc.addPage()
      begin(part.page, part.intro)
    } else if ('heading' in part) {
      if (doc.y + roomOfHeading > doc.page.height - margin) doc.addPage()
      else doc.moveDown(0.7)
      say('H2', bold, 11, part.heading)
      doc.moveDown(0.3)
    } else if ('text' in part) {
      doc.moveDown(0.5)
      say('P', plain, 8.5, part.text)
    } else if ('facts' in part) {
      const data = part.facts.map(([name, value]) => [head(name), written(value)])
      table({ columnStyles: [170, '*'], defaultStyle: { padding, ...border } }, data)
    } else {
      const { heads, widths, rows, numbers = [] } = part
      const columnStyles = widths.map((width, at) => ({
        ...(width !== '*' && { width }),
        ...(numbers.includes(at) && { align: 'right' as const }),
      }))
      const rowStyles = (row: number) => ({ ...border, ...(row === 0 && { backgroundColor: shade }) })
      const data = [heads.map(head), ...rows.map(row => row.map(written))]
      table({ columnStyles, rowStyles, defaultStyle: { padding } }, data)
    }
  }
  section.end()
  doc.end()
  return done
}
