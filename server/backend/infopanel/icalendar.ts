import { addDays } from '#contracts/rules/date.ts'
/** An all-day event in a calendar. */
export interface CalendarDay {
  /**
   * Stable for the same day in every calendar, so that a second import updates it instead of adding
   * another.
   */
  readonly uid: string
  /** YYYY-MM-DD. */
  readonly date: string
  readonly summary: string
  readonly description: string
  /** The tags by which a calendar program shows or hides the day with others like it. */
  readonly categories: readonly string[]
}

export interface Calendar {
  readonly name: string
  readonly days: readonly CalendarDay[]
  /** The time of creation. */
  readonly now: Date
}

/**
 * The longest line in octets. Longer lines continue after a line break and a space (RFC 5545 §3.1).
 */
const octets = 75

/** Returns a calendar's text (RFC 5545). Its days do not mark anyone as busy. */
export const icalendar = ({ name, days, now }: Calendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Avlöna//Lönedatum//SV',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...days.flatMap(({ uid, date, summary, description, categories }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(uid)}`,
      `DTSTAMP:${now.toISOString().replace(/\.\d+|[-:]/g, '')}`,
      `DTSTART;VALUE=DATE:${compact(date)}`,
      `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(description)}`,
      `CATEGORIES:${categories.map(escaped).join()}`,
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

/** Folds a line between characters, never within one. */
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
