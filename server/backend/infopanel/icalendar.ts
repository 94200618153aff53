import { addDays } from '#contracts/rules/date.ts'
/** A whole day in a calendar. */
export interface CalendarDay {
  /**
   * The same for the same day in every calendar, so that importing it again changes it and adds
   * none.
   */
  readonly uid: string
  /** YYYY-MM-DD. */
  readonly date: string
  readonly summary: string
  readonly description: string
}

export interface Calendar {
  readonly name: string
  readonly days: readonly CalendarDay[]
  /** When it was made. */
  readonly now: Date
}

/** RFC 5545 §3.1: a line is at most 75 octets, and goes on after a line break and a space. */
const octets = 75

/**
 * A calendar's text (RFC 5545). Its days take no time of anybody's: they are shown, and block
 * nothing.
 */
export const icalendar = ({ name, days, now }: Calendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Avlöna//Lönedatum//SV',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...days.flatMap(({ uid, date, summary, description }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(uid)}`,
      `DTSTAMP:${now.toISOString().replace(/\.\d+|[-:]/g, '')}`,
      `DTSTART;VALUE=DATE:${compact(date)}`,
      `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(description)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
    .map(line => `${folded(line)}\r\n`)
    .join('')

const compact = (date: string) => date.replaceAll('-', '')

/** RFC 5545 §3.3.11. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n]/g, '\\n')

/** Breaks between letters, never within one. */
function folded(line: string): string {
  const lines = ['']
  let length = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (length + size > octets) {
      lines.push('')
      // The space in front counts.
      length = 1
    }
    lines[lines.length - 1] += letter
    length += size
  }
  return lines.join('\r\n ')
}
