import { setImmediate } from 'node:timers/promises'
import { bold, cellOf, colours, margin, openPdf, plain, type Table, written } from './pdf-document.ts'

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
      /** Called when a row is drawn, from 0. What it throws ends the drawing. */
      readonly drawn?: (row: number) => void
    }

export interface Print {
  readonly title: string
  /** The title of the document's window. */
  readonly windowTitle: string
  /** The line under the title. */
  readonly intro: string
  readonly parts: readonly PrintPart[]
  /** Whether the pages lie down, for a table of many columns. */
  readonly isWide?: boolean
}

/** In points: a heading with less room below it begins a new page. */
const roomOfHeading = 90
/** How many rows are drawn before the server's other work gets its turn. */
const rowsInOneTurn = 10

/**
 * Returns an A4 PDF, tagged for screen readers. Other work of the server goes on between the parts
 * of a long one, and between the rows of a long table.
 */
export async function printPdf({ title, windowTitle, intro, parts, isWide = false }: Print): Promise<Buffer> {
  const { doc, end } = openPdf(windowTitle, 'sv-SE', isWide ? { layout: 'landscape' } : {})
  const section = doc.struct('Sect')
  doc.addStructure(section)
  const say = (tag: string, font: string, size: number, text: string, colour = 'black') =>
    section.add(
      doc.struct(tag, {}, () => {
        const drawn = written(text, font)
        doc.font(drawn.font).fontSize(size).fillColor(colour).text(drawn.text, margin)
      }),
    )
  const begin = (heading: string, line: string) => {
    say('H1', bold, 18, heading)
    doc.moveDown(0.2)
    say('P', plain, 9, line, colours.muted)
    doc.moveDown(1)
  }
  const table = async (options: object, data: Table['data'], drawn?: (row: number) => void) => {
    doc.fillColor('black').fontSize(8.5).font(plain)
    const drawing = doc.table({ structParent: section, ...options } as PDFKit.Mixins.TableOptions)
    for (const [at, row] of [...data].entries()) {
      if (at % rowsInOneTurn === rowsInOneTurn - 1) await setImmediate()
      drawing.row(row)
      // The first row has the heads.
      if (at > 0) drawn?.(at - 1)
    }
    drawing.end()
  }
  const padding = [2.5, 4, 2, 4]
  const border = { border: [0, 0, 0.5, 0], borderColor: colours.rule }
  const head = (text: string) => ({ ...cellOf(text, bold), type: 'TH' as const })

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
      const data = part.facts.map(([name, value]) => [head(name), cellOf(value)])
      await table({ columnStyles: [170, '*'], defaultStyle: { padding, ...border } }, data)
    } else {
      const { heads, widths, rows, numbers = [], drawn } = part
      const columnStyles = widths.map((width, at) => ({
        ...(width !== '*' && { width }),
        ...(numbers.includes(at) && { align: 'right' as const }),
      }))
      const rowStyles = (row: number) => ({ ...border, ...(row === 0 && { backgroundColor: colours.shade }) })
      const data = [heads.map(head), ...rows.map(row => row.map(text => cellOf(text)))]
      await table({ columnStyles, rowStyles, defaultStyle: { padding } }, data, drawn)
    }
  }
  section.end()
  return end()
}
