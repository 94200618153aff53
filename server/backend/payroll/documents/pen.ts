import type { Pair } from '#contracts/payroll/sheet/payslip-contents.ts'
import { colours, margin, plain, written } from '../../platform/print/pdf-document.ts'

/** In points: the width between the margins of an A4 page, and where its contents end. */
export const width = 595.28 - 2 * margin
export const bottom = 841.89 - margin

interface Place {
  readonly x: number
  readonly width: number
}
interface Look {
  readonly size?: number
  readonly font?: string
  readonly isMuted?: boolean
  readonly align?: 'left' | 'right'
}

/** Draws tagged texts at places of a page. */
export class Pen {
  readonly doc: PDFKit.PDFDocument
  readonly #section: PDFKit.PDFStructureElement

  constructor(doc: PDFKit.PDFDocument, section: PDFKit.PDFStructureElement) {
    this.doc = doc
    this.#section = section
  }

  /** Draws a text, and returns its height. The place below stays as it was. */
  text(tag: string, text: string, place: Place & Look & { readonly y: number }): number {
    const { x, y, width, size = 8.5, font = plain, isMuted = false, align = 'left' } = place
    const { doc } = this
    const before = doc.y
    const height = this.heightOf(text, { width, size, font })
    const drawn = written(text, font)
    this.#section.add(
      doc.struct(tag, {}, () => {
        doc
          .font(drawn.font)
          .fontSize(size)
          .fillColor(isMuted ? colours.muted : 'black')
          .text(drawn.text, x, y, { width, align })
      }),
    )
    doc.y = before
    return height
  }

  /** Returns how high a text is. */
  heightOf(text: string, { width, size = 8.5, font = plain }: Pick<Place, 'width'> & Look): number {
    const drawn = written(text, font)
    return this.doc.font(drawn.font).fontSize(size).heightOfString(drawn.text, { width })
  }

  /** Draws a label at the left and its value at the right, and goes on below them. */
  pair([label, value]: Pair, { x, width, ...look }: Place & Look): void {
    const { y } = this.doc
    const drawn = written(value, look.font ?? plain)
    this.doc.font(drawn.font).fontSize(look.size ?? 8.5)
    const own = Math.min(this.doc.widthOfString(drawn.text) + 1, width * 0.7)
    const left = this.text('P', label, { x, y, width: width - own - 6, ...look })
    const right = this.text('P', value, { x: x + width - own, y, width: own, align: 'right', ...look })
    this.doc.y = y + Math.max(left, right) + 1
  }

  /** Draws a line, and goes on below it. */
  line(x: number, length: number): void {
    const y = this.doc.y + 2
    this.doc.markContent('Artifact', { type: 'Layout' })
    this.doc
      .moveTo(x, y)
      .lineTo(x + length, y)
      .lineWidth(0.5)
      .stroke(colours.rule)
    this.doc.endMarkedContent()
    this.doc.y = y + 4
  }

  picture(picture: PDFKit.Mixins.ImageSrc, alt: string, place: { x: number; y: number; fit: [number, number] }): void {
    const { x, y, fit } = place
    this.#section.add(this.doc.struct('Figure', { alt }, () => void this.doc.image(picture, x, y, { fit })))
  }

  /** Begins a page when less than a height is left of this one. */
  room(height: number): void {
    if (this.doc.y + height > bottom) this.doc.addPage()
  }

  /** Draws the foot of the page: a text at each side. */
  static foot(doc: PDFKit.PDFDocument, left: string, right: string, y: number): void {
    doc.markContent('Artifact', { type: 'Pagination' })
    const [start, end] = [written(left, plain), written(right, plain)]
    doc.fontSize(7.5).fillColor(colours.muted)
    doc.font(start.font).text(start.text, margin, y, { lineBreak: false })
    doc.font(end.font)
    doc.text(end.text, margin + width - doc.widthOfString(end.text), y, { lineBreak: false })
    doc.endMarkedContent()
  }
}
