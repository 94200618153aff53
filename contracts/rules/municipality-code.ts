import type { Rule } from './rule.ts'

/**
 * SCB's codes of the counties, with which the code of a municipality begins. The counties 02, 11,
 * 15 and 16 no longer exist.
 */
const counties: ReadonlySet<string> = new Set([
  '01',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '12',
  '13',
  '14',
  '17',
  '18',
  '19',
  '20',
  '21',
  '22',
  '23',
  '24',
  '25',
])

/**
 * Requires the code of a municipality (SCB): two digits for the county and two for the
 * municipality.
 */
export const municipalityCode: Rule = (text, { label }) => {
  if (text === '') return undefined
  if (!/^\d{4}$/.test(text)) return `${label} ska ha fyra siffror, till exempel 0180 för Stockholm.`
  return counties.has(text.slice(0, 2)) && text.slice(2) !== '00'
    ? undefined
    : `${label} stämmer inte: ${text.slice(0, 2)} är inget län med en kommun ${text.slice(2)}.`
}
