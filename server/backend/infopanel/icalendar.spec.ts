import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { icalendar } from './icalendar.ts'

const now = new Date('2026-11-21T09:00:00.123Z')
const day = {
  uid: 'lon-2026-12',
  date: '2026-12-31',
  summary: 'Lön',
  description: 'December',
  categories: ['avlona', 'a,b'],
}
const unfolded = (text: string) => text.replaceAll('\r\n ', '')

describe('a calendar', () => {
  it('is what RFC 5545 demands', () => {
    expect(icalendar({ name: 'Lönedatum', days: [day], now }).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Avlöna//Lönedatum//SV',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Lönedatum',
      'BEGIN:VEVENT',
      'UID:lon-2026-12',
      'DTSTAMP:20261121T090000Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Lön',
      'DESCRIPTION:December',
      'CATEGORIES:avlona,a\\,b',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('escapes what would be read as something else', () => {
    const text = icalendar({ name: 'A', days: [{ ...day, summary: 'Skatt; avgifter, moms\\x\nEND:VCALENDAR' }], now })
    expect(text).toContain('SUMMARY:Skatt\\; avgifter\\, moms\\\\x\\nEND:VCALENDAR\r\n')
  })

  it('folds every line at 75 octets between letters, and loses none', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'ö', 'ﬂ', '🗓', ' '), maxLength: 400 }), summary => {
        const text = icalendar({ name: 'A', days: [{ ...day, summary }], now })
        for (const line of text.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          expect(line).not.toContain('�')
        }
        expect(text).not.toMatch(/[^\r]\n/)
        expect(unfolded(text)).toContain(`SUMMARY:${summary}\r\n`)
      }),
    )
  })
})
