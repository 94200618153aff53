import type { PayslipSheet, SheetColumn } from '#contracts/payroll/sheet/payslip-sheet.ts'
import { bold, cellOf, colours, margin, plain, type Table } from '../../platform/print/pdf-document.ts'

/** In points. The star takes what is left. */
const widths: Readonly<Record<SheetColumn['id'], number | '*'>> = {
  LonArtNr: 44,
  text: '*',
  Datum: 80,
  unitCode: 52,
  quantity: 58,
  price: 60,
  amount: 66,
}

/** Draws the rows of a payslip, and its benefits under a heading of their own. */
export function rowsTable(doc: PDFKit.PDFDocument, section: PDFKit.PDFStructureElement, sheet: PayslipSheet): void {
  const { columns, rows, benefits } = sheet
  const head = (text: string, colSpan = 1) => ({
    ...cellOf(text, bold),
    type: 'TH' as const,
    colSpan,
  })
  const cells = (each: readonly (readonly string[])[]) => each.map(row => row.map(text => cellOf(text)))
  const data: Table['data'] = [
    columns.map(({ title }) => head(title)),
    ...cells(rows),
    ...(benefits ? [[head(benefits.title, columns.length)], ...cells(benefits.rows)] : []),
  ]
  doc.fillColor('black').fontSize(8.5).font(plain)
  doc.x = margin
  doc.table({
    structParent: section,
    columnStyles: columns.map(({ id, isNumber }) => ({
      ...(widths[id] !== '*' && { width: widths[id] }),
      ...(isNumber && { align: 'right' as const }),
    })),
    rowStyles: (row: number) => ({
      border: [0, 0, 0.5, 0],
      borderColor: colours.rule,
      ...(row === 0 && { backgroundColor: colours.shade }),
    }),
    defaultStyle: { padding: [2.5, 4, 2, 4] },
    data,
  } as Table)
}
