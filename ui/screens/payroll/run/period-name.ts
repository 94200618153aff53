import { formatPeriod } from '#ui/text/format.ts'

/** Returns a salary period as it is read: 'november 2026' of 202611. Others have their code. */
export function periodName(code: string): string {
  const month = `${code.slice(0, 4)}-${code.slice(4)}`
  const name = formatPeriod(month)
  return name === month ? code : name
}
