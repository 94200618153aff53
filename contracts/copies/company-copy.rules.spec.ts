import { expect, it } from 'vitest'
import { historyOf, historyText, isOldRestore } from './company-copy.rules.ts'

const events = [
  { time: '2026-11-20 08:15', event: 'Inställningar ändrades av Frida Tegnér: Telefon' },
  { time: '2026-01-02 12:00', event: 'Företaget lästes in från en kopia' },
]

it('a history is read as it was written', () => expect(historyOf(historyText(events))).toEqual(events))

it('a line of another form is all event, and an empty one is none', () =>
  expect(historyOf('utan tid\n\n[2026-11-20 08:15] [a] b\n')).toEqual([
    { time: '', event: 'utan tid' },
    { time: '2026-11-20 08:15', event: '[a] b' },
  ]))

it('what is written stands on a line each', () =>
  expect(historyText([{ time: 't', event: 'ett\n[x]två' }])).toBe('[t]ett [x]två'))

it('what was restored more than 14 days ago is old', () => {
  const restored = '2026-11-01T08:00:00.000Z'
  const after = (days: number) => Date.parse(restored) + days * 24 * 60 * 60_000
  expect(isOldRestore(restored, after(14))).toBe(false)
  expect(isOldRestore(restored, after(14) + 1)).toBe(true)
})
