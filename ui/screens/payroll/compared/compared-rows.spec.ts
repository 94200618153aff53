import { describe, expect, it } from 'vitest'
import type { TrialRow } from '#contracts/payroll/trial/shapes.ts'
import { differenceOf } from '#contracts/rules/hundredths.ts'
import { pairsOf, showDifference } from './compared-rows.ts'

const row = (LonArtNr: string, step: string, Belopp: number): TrialRow => ({
  LonArtNr,
  Text: `Rad ${LonArtNr}`,
  LonTyp: 'BRUTTO',
  Antal: null,
  Enhet: 'KR',
  Apris: null,
  Belopp,
  Konto: '',
  Steg: ['first', step],
})

describe('two payslips', () => {
  it('are paired row by row, and what is gone or new stands alone', () => {
    const pairs = pairsOf(
      [row('1000', 'lön', 1), row('1010', 'a', 2), row('1010', 'b', 3)],
      [row('1010', 'b', 30), row('1000', 'lön', 10), row('1070', 'ny', 5)],
    )
    expect(pairs.map(({ text, before, after }) => [text, before?.Belopp, after?.Belopp])).toEqual([
      ['Rad 1000', 1, 10],
      ['Rad 1010', 2, undefined],
      ['Rad 1010', 3, 30],
      ['Rad 1070', undefined, 5],
    ])
  })

  it('differ to the öre, with a sign', () => {
    expect(differenceOf(0.3, 0.1)).toBe(0.2)
    expect([showDifference(0), showDifference(1.5), showDifference(-1.5)]).toEqual(['0,00', '+1,50', '−1,50'])
  })
})
