import { describe, expect, it } from 'vitest'
import { isBlock, isCut, withBlock, withSame } from './row-edits.ts'

const blank = { code: '', amount: '', text: 'ny' }
const row = (code: string, amount: string, text = '') => ({ code, amount, text })
const options = { names: ['code', 'amount'], blank, most: 3 }

describe('a block that is pasted in rows', () => {
  it('fills cells from its place on, and adds the rows that it needs', () => {
    const rows = [row('1', '10', 'a'), row('2', '20', 'b')]
    expect(withBlock(rows, { at: 1, name: 'code' }, '5\t1 234,50\r\n6\t 7 \r\n', options)).toEqual([
      row('1', '10', 'a'),
      row('5', '1 234,50', 'b'),
      { code: '6', amount: '7', text: 'ny' },
    ])
  })

  it('leaves what is beside it, and what is beyond the columns and the most rows', () => {
    const rows = [row('1', '10'), row('2', '20'), row('3', '30')]
    expect(withBlock(rows, { at: 0, name: 'amount' }, '1\tx\n2', options)).toEqual([
      row('1', '1'),
      row('2', '2'),
      row('3', '30'),
    ])
    expect(withBlock(rows, { at: 2, name: 'amount' }, '8\n9', options)).toEqual([
      row('1', '10'),
      row('2', '20'),
      row('3', '8'),
    ])
  })

  it.each([
    ['1\t2\n3\t4', 'code', 1, false],
    ['1\t2\t \n\n\n', 'code', 1, false],
    ['1\t2\t3', 'code', 1, true],
    ['1\t2', 'amount', 0, true],
    ['1\n2\n3', 'code', 1, true],
  ])('%j from the column %s of row %i is cut: %s', (text, name, at, is) =>
    expect(isCut({ at, name }, text, options)).toBe(is),
  )

  it.each([
    ['1\t2', true],
    ['1\n2', true],
    ['1\r\n2\r\n', true],
    ['1\n', false],
    ['1 234,50', false],
  ])('%j is one: %s', (text, is) => expect(isBlock(text)).toBe(is))
})

describe('rows that are read again', () => {
  it('are the same objects where they say the same, so that a key draws its own row only', () => {
    const before = [row('1', '10'), row('2', '20'), { code: '3' }, row('4', '40')]
    const now = [row('1', '10'), row('2', '21'), row('3', ''), { code: '4' }, row('5', '50')]
    const kept = withSame(before, now)
    expect(kept).toEqual(now)
    expect(kept.map((each, at) => each === before[at])).toEqual([true, false, false, false, false])
  })
})
