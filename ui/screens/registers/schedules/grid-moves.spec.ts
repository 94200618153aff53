import { expect, it } from 'vitest'
import { cellAfter, cellsBetween, withCells } from './grid-moves.ts'

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 6, undefined],
  ['ArrowLeft', 7, undefined],
  ['ArrowLeft', 8, 7],
  ['ArrowDown', 3, 10],
  ['ArrowDown', 10, undefined],
  ['ArrowUp', 3, undefined],
  ['ArrowUp', 10, 3],
  ['Home', 10, 7],
  ['End', 10, 13],
  ['Enter', 3, undefined],
] as const)('%s from the cell %i of two weeks leads to %s', (key, from, to) =>
  expect(cellAfter(key, from, 14)).toBe(to),
)

it('the rectangle between two cells is the same from either end, over weeks', () => {
  expect(cellsBetween(1, 9)).toEqual([1, 2, 8, 9])
  expect(cellsBetween(9, 1)).toEqual([1, 2, 8, 9])
  expect(cellsBetween(7, 2)).toEqual([0, 1, 2, 7, 8, 9])
  expect(cellsBetween(4, 4)).toEqual([4])
})

it('setting days fills in the weeks that lack, and keeps those beyond a shortened rotation', () => {
  expect(withCells(['A'], 1, [1, 2], 'B')).toEqual(['A', 'B', 'B', '', '', '', ''])
  const two = withCells([], 2, [8], 'C')
  expect(withCells(two, 1, [0], 'D')).toEqual(['D', '', '', '', '', '', '', '', 'C', '', '', '', '', ''])
})
