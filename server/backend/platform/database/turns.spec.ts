import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Turns } from './turns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Makes turns, and tells who has begun, in order. */
function stage(places: number, ofOneLane: number) {
  const turns = new Turns({ places, ofOneLane, patience: 1_000 })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const enter = (lane: string, name = lane) =>
    turns.enter(lane).then(
      end => {
        begun.push(name)
        ends.push(end)
      },
      (error: Error) => begun.push(error.message),
    )
  return { enter, begun, endOne: () => ends.shift()?.(), settle: () => vi.advanceTimersByTimeAsync(0) }
}

it('a company never takes all places, and others begin at once', async () => {
  const { enter, begun, settle } = stage(10, 6)
  for (let nth = 0; nth < 50; nth += 1) void enter('large')
  void enter('small')
  void enter('')
  await settle()
  expect(begun).toEqual([...Array(6).fill('large'), 'small', ''])
})

it('companies that wait take turns, whoever has asked most', async () => {
  const { enter, begun, endOne, settle } = stage(2, 2)
  void enter('a', 'a1')
  void enter('a', 'a2')
  for (const name of ['a3', 'a4', 'a5']) void enter('a', name)
  void enter('b', 'b1')
  void enter('c', 'c1')
  void enter('b', 'b2')
  for (let nth = 0; nth < 6; nth += 1) {
    await settle()
    endOne()
  }
  await settle()
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2', 'a5'])
})

it('work that is nobody’s may take all places', async () => {
  const { enter, begun, settle } = stage(3, 1)
  for (let nth = 0; nth < 4; nth += 1) void enter('')
  await settle()
  expect(begun).toHaveLength(3)
})

it('who has waited too long is refused as by a database that is away, and leaves its place to others', async () => {
  const { enter, begun, endOne, settle } = stage(1, 1)
  void enter('a')
  void enter('b')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(begun).toEqual(['a', 'timeout exceeded when trying to connect'])
  endOne()
  void enter('c')
  await settle()
  expect(begun.at(-1)).toBe('c')
})
