import { formatPeriod } from '#ui/text/format.ts'

/** Returns a salary period as it is read: 'november 2026' of 202611. A week has its code. */
export const periodName = (code: string): string =>
  /^\d{6}$/.test(code) ? formatPeriod(`${code.slice(0, 4)}-${code.slice(4)}`) : code
