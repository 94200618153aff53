import { dateFormat, type IsoDate } from '#contracts/rules/date.ts'
import { today } from './format.ts'

/** The day that a loosely typed text means ('7', '27107', '2027-01-07'), or nothing. */
export function typedDate(text: string): IsoDate | undefined {
  const read = dateFormat(today()).parse(text, '')
  return read.ok && read.value !== '' ? read.value : undefined
}

/** The first day of the month that a text means ('2027-01'), or nothing. */
export const typedMonth = (text: string): IsoDate | undefined => typedDate(`${text.trim()}-01`)
