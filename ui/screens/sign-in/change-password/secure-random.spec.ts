import { afterEach, expect, it, vi } from 'vitest'
import { secureRandom } from './secure-random.ts'

afterEach(() => vi.unstubAllGlobals())

it('gives every number below the limit about as often', () => {
  const below = secureRandom()
  if (!below) throw new Error('Node has secure randomness')
  const counts = new Array<number>(68).fill(0)
  for (let draw = 0; draw < 68_000; draw += 1) {
    const number = below(68)
    counts[number] = (counts[number] ?? 0) + 1
  }
  expect(counts).toHaveLength(68)
  // Allows ten standard deviations, so that the test does not fail by chance.
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(320)
})

it('does not favour low numbers by what is left over', () => {
  const drawn = [250, 203, 204, 67]
  vi.stubGlobal('crypto', { getRandomValues: (into: Uint8Array) => into.set([drawn.shift() ?? 0]) })
  const below = secureRandom()
  expect([below?.(68), below?.(68)]).toEqual([203 % 68, 67])
})

it('is not there without secure randomness', () => {
  vi.stubGlobal('crypto', undefined)
  expect(secureRandom()).toBeUndefined()
})
