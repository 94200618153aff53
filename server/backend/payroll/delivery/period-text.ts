const months = [
  'januari',
  'februari',
  'mars',
  'april',
  'maj',
  'juni',
  'juli',
  'augusti',
  'september',
  'oktober',
  'november',
  'december',
]

/** Returns a salary period in Swedish: november 2026, or vecka 41 2026. */
export function periodText(period: string): string {
  const [, kind = '', year = '', part = ''] = /^([A-Z]?)(\d{4})(\d{2})/.exec(period) ?? []
  const month = months[Number(part) - 1]
  return kind === '' && month ? `${month} ${year}` : `${kind === 'V' ? 'vecka' : 'period'} ${part} ${year}`.trim()
}
