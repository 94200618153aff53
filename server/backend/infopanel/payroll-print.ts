import PDFDocument from 'pdfkit'

export interface DatesPrint {
  readonly title: string
  readonly name: string
  /** 12 digits. */
  readonly orgnr: string
  /** Date, weekday, event, period. */
  readonly rows: readonly (readonly string[])[]
  /** YYYY-MM-DD. */
  readonly printed: string
}

const heads = ['Datum', 'Veckodag', 'Vad', 'Avser']
const margin = 56
const muted = '#52636C'
const rule = '#C9D3D8'
const shade = '#EAEFF1'

/** The type declarations lack the option that tags the table. */
type Table = PDFKit.Mixins.TableOptionsWithData & { readonly structParent: PDFKit.PDFStructureElement }

/** Returns an A4 PDF, tagged for screen readers. */
export function printDates({ title, name, orgnr, rows, printed }: DatesPrint): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'sv-SE',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: `${title}, ${name}`, Creator: 'Avlöna' },
  })
  const pieces: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece))
    doc.on('end', () => resolve(Buffer.concat(pieces)))
    doc.on('error', reject)
  })
  const section = doc.struct('Sect')
  doc.addStructure(section)
  section.add(
    doc.struct('H1', {}, () => {
      doc.font('Helvetica-Bold').fontSize(20).text(title)
    }),
  )
  section.add(
    doc.struct('P', {}, () => {
      doc.font('Helvetica').fontSize(10).fillColor(muted)
      doc.text(`${name}, ${orgnr.slice(2, 8)}-${orgnr.slice(8)}. Utskrivet ${printed}.`)
    }),
  )
  doc.moveDown(1.5).fillColor('black').fontSize(9.5)
  const table: Table = {
    structParent: section,
    columnStyles: [76, 76, '*', 110],
    rowStyles: row => ({ border: [0, 0, 0.5, 0], borderColor: rule, ...(row === 0 && { backgroundColor: shade }) }),
    defaultStyle: { padding: [3.25, 4, 2.25, 4] },
    data: [heads.map(text => ({ text, type: 'TH', font: { src: 'Helvetica-Bold' } })), ...rows.map(row => [...row])],
  }
  doc.table(table)
  section.end()
  doc.end()
  return done
}
