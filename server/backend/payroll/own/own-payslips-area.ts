import type { ownPayslipCalls } from '#contracts/payroll/own/calls.ts'
import type { Handlers } from '../../platform/http/ask.ts'
import type { FileHandler } from '../../platform/http/download-route.ts'
import { everything } from '../../platform/privacy/protected-person.ts'
import { payslipDocuments, pdfOfDocuments } from '../documents/payslip-documents.ts'
import { ownPayslip, ownPayslips, requireOwn } from './own-payslips.ts'

/** The calls of an employee's own payslips. */
export const ownPayslipsArea: Handlers<typeof ownPayslipCalls> = {
  list: ({ tx, now }) => ownPayslips(tx, now),
  one: ({ tx, now, params }) => ownPayslip(tx, now, params),
}

/** Prints one of the employee's own payslips. Only the payroll's prints are marked as printed. */
export const ownPayslipPrint: FileHandler = async ({ tx, now, params }) => {
  const { Period = '', AnstNr = '', Nummer = '' } = params
  await requireOwn(tx, now, { Period, AnstNr, Nummer })
  const of = [{ employmentNumber: AnstNr, number: Number(Nummer) }]
  const documents = await payslipDocuments(tx, { period: Period, of, showing: everything })
  const name = documents[0]?.sheet.language === 'EN' ? 'Payslip' : 'Lönebesked'
  return { name: `${name} ${Period}.pdf`, content: await pdfOfDocuments(tx, documents, `${name} ${Period}`) }
}
