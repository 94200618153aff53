import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { FormulaName } from '#contracts/formulas/facts.ts'
import { completed, completionAt, piecesOf } from './completion.ts'

const names: readonly FormulaName[] = [
  { Kod: 'ÅLDER', BenText: 'Ålder', Typ: 'PERSON', Formel: '' },
  { Kod: 'MEDELLÖN', BenText: 'Medel', Typ: 'FORMEL', Formel: '1' },
]
const wordsAt = (text: string, caret = text.length) =>
  completionAt(text, caret, names)?.suggestions.map(({ word }) => word)

it('suggests variables and functions by the word before the caret', () => {
  expect(wordsAt('1 + me')).toEqual(['MEDELLÖN', 'medel', 'median'])
  expect(wordsAt('ål * 2', 2)).toEqual(['ÅLDER'])
  // Nothing is left to suggest, or nothing is begun.
  expect(wordsAt('ålder')).toBeUndefined()
  expect(wordsAt('1 + ')).toBeUndefined()
  expect(wordsAt('12')).toBeUndefined()
  expect(wordsAt('+')).toBeUndefined()
})

it('replaces the whole word, and opens a parenthesis once', () => {
  const take = (text: string, caret: number, word: string) => {
    const completion = completionAt(text, caret, names)
    const suggestion = completion?.suggestions.find(each => each.word === word)
    return completion && suggestion && completed(text, completion, suggestion)
  }
  expect(take('1 + ål * 2', 6, 'ÅLDER')).toEqual({ text: '1 + ÅLDER * 2', caret: 9 })
  expect(take('me', 2, 'medel')).toEqual({ text: 'medel(', caret: 6 })
  expect(take('me(1; 2)', 2, 'medel')).toEqual({ text: 'medel(1; 2)', caret: 6 })
})

it('the pieces are the text, and exactly the wrong ones are marked', () => {
  expect(piecesOf('a + bc', [{ from: 4, to: 6, message: '' }]).map(({ text, isWrong }) => [text, isWrong])).toEqual([
    ['a', false],
    [' ', false],
    ['+', false],
    [' ', false],
    ['bc', true],
  ])
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      expect(
        piecesOf(text, [])
          .map(each => each.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
