import PDFDocument from 'pdfkit'

/** A part of a print. */
export type PrintPart =
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

/** The type declarations lack the option that tags the table. */
type Table = PDFKit.Mixins.TableOptionsWithData & { readonly structParent: PDFKit.PDFStructureElement }

/** Returns an A4 PDF, tagged for screen readers. */
export function printPdf({ title, windowTitle, intro, parts }: Print): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'sv-SE',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: windowTitle, Creator: 'Avlöna' },
  })
  const pieces: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece))
    doc.on('end', () => resolve(Buffer.concat(pieces)))
    doc.on('error', reject)
  })
  const section = doc.struct('Sect')
  doc.addStructure(section)
  const say = (tag: string, font: string, size: number, text: string, colour = 'black') =>
    section.add(
      doc.struct(tag, {}, () => {
        doc.font(font).fontSize(size).fillColor(colour).text(text, margin)
      }),
    )
  const table = (options: object, data: Table['data']) => {
    doc.fillColor('black').fontSize(9.5).font('Helvetica')
    doc.table({ structParent: section, ...options, data } as Table)
  }
  const padding = [3.25, 4, 2.25, 4]
  const border = { border: [0, 0, 0.5, 0], borderColor: rule }
  const head = (text: string) => ({ text, type: 'TH' as const, font: { src: 'Helvetica-Bold' } })

  say('H1', 'Helvetica-Bold', 20, title)
  say('P', 'Helvetica', 10, intro, muted)
  doc.moveDown(1)
  for (const part of parts) {
    if ('heading' in part) {
      if (doc.y + roomOfHeading > doc.page.height - margin) doc.addPage()
      else doc.moveDown(0.7)
      say('H2', 'Helvetica-Bold', 12, part.heading)
      doc.moveDown(0.3)
    } else if ('text' in part) {
      doc.moveDown(0.5)
      say('P', 'Helvetica', 9.5, part.text)
    } else if ('facts' in part) {
      const data = part.facts.map(([name, value]) => [head(name), value])
      table({ columnStyles: [170, '*'], defaultStyle: { padding, ...border } }, data)
    } else {
      const { heads, widths, rows, numbers = [] } = part
      const columnStyles = widths.map((width, at) => ({
        ...(width !== '*' && { width }),
        ...(numbers.includes(at) && { align: 'right' as const }),
      }))
      const rowStyles = (row: number) => ({ ...border, ...(row === 0 && { backgroundColor: shade }) })
      table({ columnStyles, rowStyles, defaultStyle: { padding } }, [heads.map(head), ...rows.map(row => [...row])])
    }
  }
  section.end()
  doc.end()
  return done
}
