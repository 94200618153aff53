import type { Transaction } from '../../platform/database/tenancy.ts'
import { printPdf } from '../../platform/print/print-pdf.ts'
import type { PayslipKey } from '../run/payslip-rows.ts'

/** Returns the PDF of a payslip. */
export const pdfOf = async (_tx: Transaction, { period }: PayslipKey): Promise<Buffer> =>
  printPdf({ title: 'Lönebesked', windowTitle: 'Lönebesked', intro: period, parts: [] })
