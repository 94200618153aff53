import fc from 'fast-check'
import { expect, it } from 'vitest'
import { integerFormat } from './integer.ts'

const message = 'Antal måste vara ett giltigt heltal.'
const value = (typed: string) => {
  const result = integerFormat.parse(typed, 'Antal')
  return result.ok ? result.value : result.message
}

it.each([
  ['', 0],
  ['0', 0],
  ['-0', 0],
  ['12', 12],
  ['1 000', 1000],
  ['−7', -7],
  ['00', message],
  ['07', message],
  ['1,0', message],
  ['+1', message],
  ['1e3', message],
  ['- ', message],
  ['1234567890123456', message],
])('typed %j is %j', (typed, expected) => expect(value(typed)).toBe(expected))

it('is read again as it is shown', () => {
  const most = 10 ** 15 - 1
  fc.assert(
    fc.property(fc.integer({ min: -most, max: most }), number => {
      expect(value(integerFormat.show(number))).toBe(number + 0)
    }),
  )
  expect([2.5, Number.NaN, 1e21].map(integerFormat.show)).toEqual(['', '', ''])
})
