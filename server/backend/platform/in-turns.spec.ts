import { setImmediate } from 'node:timers'
import { expect, it } from 'vitest'
import { inGroups, mapInTurns } from './in-turns.ts'

it.each([
  [3, 10, [0, 0, 1, 1, 1, 2, 2, 2, 3, 3]],
  [1, 3, [1, 2, 3]],
  [25, 4, [0, 0, 0, 0]],
])('with turns of %i, %i items let other work go between', async (inOneTurn, count, expected) => {
  let others = 0
  let isDone = false
  const other = () => {
    others += 1
    if (!isDone) setImmediate(other)
  }
  setImmediate(other)
  const items = Array.from({ length: count }, (_, at) => at)
  const seen = await mapInTurns(items, (item, at) => [item, at, others], inOneTurn)
  isDone = true
  expect(seen.map(([item, at]) => [item, at])).toEqual(items.map(item => [item, item]))
  expect(seen.map(([, , turn]) => turn)).toEqual(expected)
})

it('has what the work throws', async () => {
  await expect(mapInTurns([1, 2], item => (item === 2 ? JSON.parse('{') : item), 1)).rejects.toThrow(SyntaxError)
})

it('groups hold all items, in order', () => {
  expect(inGroups([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(inGroups([])).toEqual([])
})
