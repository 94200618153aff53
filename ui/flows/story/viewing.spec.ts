import { expect, it } from 'vitest'
import { following, momentOf, pauseBetween, type Viewing, view } from './viewing.ts'

const at = (moment: number, isPlaying = false): Viewing => ({ moment, isPlaying })

it('follows the last step until it is told to go elsewhere, and again when asked', () => {
  expect(momentOf(following, 5)).toBe(4)
  expect(momentOf(following, 9)).toBe(8)
  const gone = view(following, { type: 'step', by: -1 }, 5)
  expect(gone).toEqual(at(3))
  expect(momentOf(gone, 9)).toBe(3)
  expect(view(gone, { type: 'follow' }, 9)).toEqual(following)
})

it('stays within the story', () => {
  expect(view(at(0), { type: 'step', by: -1 }, 5)).toEqual(at(0))
  expect(view(at(4), { type: 'step', by: 1 }, 5)).toEqual(at(4))
  expect(view(at(1), { type: 'go', to: 99 }, 5)).toEqual(at(4))
  expect(view(at(3), { type: 'go', to: 1 }, 0)).toEqual(following)
  expect(momentOf(following, 0)).toBe(-1)
  // A journal that is cleared is shorter than before.
  expect(momentOf(at(7), 3)).toBe(2)
})

it('plays to the end and stops there; from the end it begins anew', () => {
  let viewing = view(at(4), { type: 'play' }, 5)
  expect(viewing).toEqual(at(0, true))
  for (let step = 0; step < 3; step += 1) viewing = view(viewing, { type: 'step', by: 1 }, 5)
  expect(viewing).toEqual(at(3, true))
  expect(view(viewing, { type: 'step', by: 1 }, 5)).toEqual(at(4, false))
  expect(view(viewing, { type: 'pause' }, 5)).toEqual(at(3))
})

it('pauses as long as it took, by the speed, and at most two seconds', () => {
  expect(pauseBetween(1_000, 1_500, 1)).toBe(500)
  expect(pauseBetween(1_000, 1_500, 2)).toBe(250)
  expect(pauseBetween(1_000, 1_500, 0.5)).toBe(1_000)
  expect(pauseBetween(0, 600_000, 10)).toBe(2_000)
  // A clock that was set back.
  expect(pauseBetween(500, 0, 1)).toBe(0)
})
