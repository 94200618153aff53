/** The paths of the screens of the salary run, and of its payments. */
export const overviewPath = '/payslips'
export const periodPath = (period: string): string => `${overviewPath}/${encodeURIComponent(period)}`
export const payslipPath = (period: string, AnstNr: string, Nummer = 1): string =>
  `${periodPath(period)}/${encodeURIComponent(AnstNr)}${Nummer === 1 ? '' : `?nummer=${Nummer}`}`
export const paymentsPath = (period: string): string => `/payments/${encodeURIComponent(period)}`
