import { describe, expect, it } from 'vitest'
import { MissingRule } from '../../engine/law.ts'
import { law } from '../../law/law.ts'
import { type DeclarationEvent, declarationStatus, dueDates } from './status.ts'

const isWeekday = (date: string) => ![0, 6].includes(new Date(date).getUTCDay())

describe('due dates (facts/agi.md §9)', () => {
  it.each([
    ['2026-10', 'ordinary', { declare: '2026-11-12', pay: '2026-11-12' }],
    // 12 September 2026 is a Saturday.
    ['2026-08', 'ordinary', { declare: '2026-09-14', pay: '2026-09-14' }],
    ['2026-07', 'ordinary', { declare: '2026-08-17', pay: '2026-08-17' }],
    // 17 January 2027 is a Sunday, and the period is one of 2026.
    ['2026-12', 'ordinary', { declare: '2027-01-18', pay: '2027-01-18' }],
    ['2026-10', 'large', { declare: '2026-11-26', pay: '2026-11-12' }],
    // 27 December 2026 is a Sunday, and 12 December a Saturday.
    ['2026-11', 'large', { declare: '2026-12-28', pay: '2026-12-14' }],
    ['2026-12', 'large', { declare: '2027-01-26', pay: '2027-01-18' }],
    ['2026-07', 'large', { declare: '2026-08-26', pay: '2026-08-12' }],
  ] as const)('of %s, %s employer', (period, size, expected) => {
    expect(dueDates(law, period, size, isWeekday)).toEqual(expected)
  })

  it('of a period whose law is not entered stop', () => {
    expect(() => dueDates(law, '2018-01', 'ordinary', isWeekday)).toThrow(MissingRule)
  })
})

describe('the status of a period', () => {
  const after = (...kinds: DeclarationEvent['kind'][]) =>
    declarationStatus(
      kinds.map((kind, at) => ({ kind, at: `2026-11-0${at + 1}`, hash: '' })),
      { due: '2026-11-12', today: '2026-11-12', isAsDeclared: true },
    )

  it.each<[readonly DeclarationEvent['kind'][], string, string]>([
    [[], 'not sent', 'Inte skickad'],
    [['exported'], 'exported', 'Exporterad'],
    [['exported', 'sent'], 'sent', 'Skickad, väntar på underskrift'],
    [['sent', 'refused'], 'refused', 'Avvisad av Skatteverket'],
    [['sent', 'refused', 'sent', 'receipt'], 'receipt', 'Inlämnad'],
    [['sent', 'removed'], 'not sent', 'Inte skickad'],
    [['sent', 'receipt', 'sent'], 'sent', 'Rättelse: skickad, väntar på underskrift'],
    [['sent', 'receipt', 'sent', 'removed'], 'receipt', 'Inlämnad'],
    [['sent', 'receipt', 'sent', 'receipt'], 'corrected', 'Rättad'],
    [['exported', 'receipt', 'exported'], 'exported', 'Rättelse: exporterad'],
  ])('after %j', (kinds, state, text) => {
    expect(after(...kinds)).toMatchObject({ state, text, needsCorrection: false, isLate: false })
  })

  it.each<[string, string]>([
    // The file is fetched once more, from what is handed in or waits for a signature.
    ['exported a, receipt a, exported a', 'Inlämnad'],
    ['sent a, exported a', 'Skickad, väntar på underskrift'],
    ['sent a, receipt, exported a', 'Inlämnad'],
    ['sent a, receipt, exported b', 'Rättelse: exporterad'],
    ['sent a, receipt, sent b, exported b', 'Rättelse: skickad, väntar på underskrift'],
    // It may be handed in by hand instead.
    ['sent a, refused, exported a', 'Exporterad'],
    ['sent a, removed, exported a', 'Exporterad'],
  ])('after %s is not moved by a copy of what is handed in', (written, text) => {
    const events = written.split(', ').map((each, at): DeclarationEvent => {
      const [kind = '', hash = ''] = each.split(' ')
      return { kind: kind as DeclarationEvent['kind'], at: `2026-11-0${at + 1}`, hash }
    })
    expect(declarationStatus(events, { due: '2026-11-12', today: '2026-11-12', isAsDeclared: true }).text).toBe(text)
  })

  it('is late the day after, until there is a receipt', () => {
    const on = (today: string, ...kinds: DeclarationEvent['kind'][]) =>
      declarationStatus(
        kinds.map(kind => ({ kind, at: '2026-11-01', hash: '' })),
        { due: '2026-11-12', today, isAsDeclared: true },
      ).isLate
    expect([on('2026-11-12'), on('2026-11-13'), on('2026-11-13', 'sent')]).toEqual([false, true, true])
    expect(on('2026-12-01', 'receipt')).toBe(false)
    // A correction is never late: what was due has been declared.
    expect(on('2026-12-01', 'receipt', 'sent')).toBe(false)
  })

  it('needs a correction when the payslips are no longer what was declared', () => {
    const changed = (...kinds: DeclarationEvent['kind'][]) =>
      declarationStatus(
        kinds.map(kind => ({ kind, at: '2026-11-01', hash: '' })),
        { due: '2026-11-12', today: '2026-11-01', isAsDeclared: false },
      ).needsCorrection
    expect([changed(), changed('exported'), changed('sent', 'receipt'), changed('sent', 'removed')]).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})
