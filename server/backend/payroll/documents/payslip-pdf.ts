import { setImmediate } from 'node:timers/promises'
import { payslipTexts } from '#contracts/payroll/sheet/payslip.text.ts'
import type { Pair } from '#contracts/payroll/sheet/payslip-contents.ts'
import type { PayslipSheet } from '#contracts/payroll/sheet/payslip-sheet.ts'
import { bold, margin, type OpenPdf, openPdf } from '../../platform/print/pdf-document.ts'
import { bottom, Pen, width } from './pen.ts'
import { rowsTable } from './rows-table.ts'

/** In points: where the window of a C5 envelope (SS 614) shows the recipient. */
const window = { x: 317, y: 136, end: 224 } as const
const logotypeSize = { width: 150, height: 44 } as const
const locales = { SV: 'sv-SE', EN: 'en-GB' } as const

interface Payslips {
  readonly sheets: readonly PayslipSheet[]
  /** A PNG or JPEG, for sheets that have a logotype. Without one the name alone is shown. */
  readonly logotype?: Buffer | undefined
  /** The title of the document's window. */
  readonly title: string
  /** Called when a payslip is drawn. What it throws ends the drawing. */
  readonly drawn?: (() => void) | undefined
}

/**
 * Returns payslips as one PDF, each from a page of its own, with the letters of every name. The
 * pages of each payslip are numbered by themselves. Other work of the server goes on meanwhile.
 */
export async function payslipPdf({ sheets, logotype, title, drawn }: Payslips): Promise<Buffer> {
  const pdf = openPdf(title, locales[sheets[0]?.language ?? 'SV'], { bufferPages: true })
  const picture = logotype && opened(pdf.doc, logotype)
  for (const [at, sheet] of sheets.entries()) {
    await setImmediate()
    if (at > 0) pdf.doc.addPage()
    if (sheets.length > 1) pdf.doc.outline.addItem(sheet.recipient[0] ?? '')
    drawSheet(pdf, sheet, picture)
    numberPages(pdf, sheet)
    pdf.doc.flushPages()
    drawn?.()
  }
  return pdf.end()
}

/** Returns a picture that the file has once. The type declarations lack the method. */
const opened = (doc: PDFKit.PDFDocument, picture: Buffer): PDFKit.Mixins.ImageSrc =>
  (doc as unknown as { openImage(source: Buffer): PDFKit.Mixins.ImageSrc }).openImage(picture)

function drawSheet({ doc }: OpenPdf, sheet: PayslipSheet, picture: PDFKit.Mixins.ImageSrc | undefined): void {
  const section = doc.struct('Sect', { lang: locales[sheet.language] })
  doc.addStructure(section)
  const pen = new Pen(doc, section)
  const head = drawHead(pen, sheet, picture)
  doc.y = Math.max(head, window.end) + 14
  drawFacts(pen, sheet.facts)
  rowsTable(doc, section, sheet)
  drawSums(pen, sheet)
  drawGroups(pen, sheet.groups)
  if (sheet.message) drawMessage(pen, sheet.message)
  section.end()
}

/** Draws the company and the recipient, and returns where they end. */
function drawHead(pen: Pen, sheet: PayslipSheet, picture: PDFKit.Mixins.ImageSrc | undefined): number {
  const { company, recipient } = sheet
  const half = window.x - margin - 16
  let y = margin
  pen.text('H1', sheet.title, { x: window.x, y, width: width - window.x + margin, size: 18, font: bold })
  if (sheet.hasLogotype && picture) {
    pen.picture(picture, company.name, { x: margin, y, fit: [logotypeSize.width, logotypeSize.height] })
    y += logotypeSize.height + 8
  }
  y += pen.text('P', company.name, { x: margin, y, width: half, size: 11, font: bold }) + 1
  for (const line of company.lines) y += pen.text('P', line, { x: margin, y, width: half })
  for (const [label, value] of company.contact)
    y += pen.text('P', `${label} ${value}`, { x: margin, y, width: half, isMuted: true })
  let below: number = window.y
  for (const line of recipient)
    below += pen.text('P', line, { x: window.x, y: below, width: width - window.x + margin, size: 10.5 })
  return Math.max(y, below)
}

const factColumns = 4
const gap = 16

/** Draws what is known of the person, four beside each other. */
function drawFacts(pen: Pen, facts: readonly Pair[]): void {
  const each = (width - gap * (factColumns - 1)) / factColumns
  for (let at = 0; at < facts.length; at += factColumns) {
    const { y } = pen.doc
    const heights = facts.slice(at, at + factColumns).map(([label, value], column) => {
      const x = margin + column * (each + gap)
      const above = pen.text('P', label, { x, y, width: each, size: 7.5, isMuted: true })
      return above + pen.text('P', value, { x, y: y + above, width: each, size: 9 })
    })
    pen.doc.y = y + Math.max(...heights) + 6
  }
  pen.doc.y += 6
}

const sumsWidth = 250

/** Draws the sums, and what is paid, at the right. */
function drawSums(pen: Pen, { sums, net }: PayslipSheet): void {
  const x = margin + width - sumsWidth
  pen.doc.y += 10
  pen.room((sums.length + 2) * 14)
  for (const pair of sums) pen.pair(pair, { x, width: sumsWidth, size: 9 })
  pen.line(x, sumsWidth)
  pen.pair(net, { x, width: sumsWidth, size: 11.5, font: bold })
  pen.doc.y += 14
}

const groupColumns = 3

/** Draws the groups of further figures, three beside each other. */
function drawGroups(pen: Pen, groups: PayslipSheet['groups']): void {
  const each = (width - gap * (groupColumns - 1)) / groupColumns
  if (groups.length > 0) pen.line(margin, width)
  for (let at = 0; at < groups.length; at += groupColumns) {
    const some = groups.slice(at, at + groupColumns)
    pen.doc.y += 8
    pen.room(Math.max(...some.map(({ pairs }) => pairs.length + 1)) * 13)
    const { y } = pen.doc
    const ends = some.map(({ title, pairs }, column) => {
      const x = margin + column * (each + gap)
      pen.doc.y = y
      pen.doc.y += pen.text('H2', title, { x, y, width: each, size: 8.5, font: bold })
      for (const pair of pairs) pen.pair(pair, { x, width: each, size: 8.5 })
      return pen.doc.y
    })
    pen.doc.y = Math.max(...ends)
  }
}

function drawMessage(pen: Pen, [label, value]: Pair): void {
  pen.doc.y += 14
  const at = { x: margin, width }
  pen.room(24 + pen.heightOf(value, { width, size: 9 }))
  pen.doc.y += pen.text('H2', label, { ...at, y: pen.doc.y, font: bold })
  pen.doc.y += pen.text('P', value, { ...at, y: pen.doc.y, size: 9 })
}

/** Draws the foot of each page of a payslip, when it has numbers. */
function numberPages({ doc }: OpenPdf, { hasPageNumbers, company, language }: PayslipSheet): void {
  if (!hasPageNumbers) return
  const { start, count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(start + page)
    const words = payslipTexts[language].page(page + 1, count)
    Pen.foot(doc, company.name, words, bottom + 18)
  }
}
