import type { PayslipListItem } from '#contracts/payroll/run/shapes.ts'
import type { DownloadPath } from '#machines/frame/download/download.types.ts'

/** The paths of the screens of the salary run, and of its payments. */
export const overviewPath = '/payslips'
export const periodPath = (period: string): string => `${overviewPath}/${encodeURIComponent(period)}`
const personPath = (period: string, AnstNr: string): string => `${periodPath(period)}/${encodeURIComponent(AnstNr)}`
const numbered = (path: string, Nummer: number): string => (Nummer === 1 ? path : `${path}?nummer=${Nummer}`)
/** Returns which payslip of a person an address shows: that of the salary run, or a correction. */
export const numberIn = (search: URLSearchParams): number => Math.max(1, Number(search.get('nummer')) || 1)
export const payslipPath = (period: string, AnstNr: string, Nummer = 1): string =>
  numbered(personPath(period, AnstNr), Nummer)
export const whatIfPath = (period: string): string => `${periodPath(period)}/@/whatIf`
export const historyPath = (period: string, AnstNr: string, Nummer = 1): string =>
  numbered(`${personPath(period, AnstNr)}/history`, Nummer)
export const paymentsPath = (period: string): string => `/payments/${encodeURIComponent(period)}`
/** The print of a period's payslips, or of those that are given. */
export function printPath(
  period: string,
  of: readonly Pick<PayslipListItem, 'AnstNr' | 'Nummer'>[] = [],
): DownloadPath {
  const chosen = of.map(({ AnstNr, Nummer }) => (Nummer === 1 ? AnstNr : `${AnstNr}:${Nummer}`)).join()
  return `/print/payslips/${[period, ...(chosen === '' ? [] : [chosen])].map(encodeURIComponent).join('/')}`
}
export const checkListPath = (period: string): DownloadPath => `/print/kontrollista/${encodeURIComponent(period)}`
