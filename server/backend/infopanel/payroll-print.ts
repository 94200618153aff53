import { printPdf } from '../platform/print/print-pdf.ts'

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

/** Returns the payroll dates as a PDF. */
export const printDates = ({ title, name, orgnr, rows, printed }: DatesPrint): Promise<Buffer> =>
  printPdf({
    title,
    windowTitle: `${title}, ${name}`,
    intro: `${name}, ${orgnr.slice(2, 8)}-${orgnr.slice(8)}. Utskrivet ${printed}.`,
    parts: [{ heads: ['Datum', 'Veckodag', 'Vad', 'Avser'], widths: [76, 76, '*', 110], rows }],
  })
