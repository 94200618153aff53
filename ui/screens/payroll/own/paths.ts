import type { OwnPayslipItem } from '#contracts/payroll/own/shapes.ts'
import type { DownloadPath } from '#machines/frame/download/download.types.ts'

type Key = Readonly<Record<'Period' | 'AnstNr', string>> & { readonly Nummer: string | OwnPayslipItem['Nummer'] }

export const ownListPath = '/myPayslips'
/** The path of one of the employee's own payslips, and of its PDF. */
export const ownPayslipPath = ({ Period, AnstNr, Nummer }: Key): `/${string}` =>
  `${ownListPath}/${[Period, AnstNr, String(Nummer)].map(encodeURIComponent).join('/')}`
export const ownPdfPath = (key: Key): DownloadPath => `/file${ownPayslipPath(key)}`
