import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idleMinutes } from './idle-minutes.rules.ts'

describe('the idle time-out', () => {
  it.each([
    [15, 1440, 15],
    [600, 90, 90],
    [0, 90, 90],
    [-1, 90, 90],
    [0, null, 0],
    [-1, null, 0],
    [600, null, 600],
  ])('asked for %s with at most %s: %i', (asked, most, minutes) => expect(idleMinutes(asked, most)).toBe(minutes))

  it('is never more than what the licence allows, and never none', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 3000 }), fc.integer({ min: 1, max: 1440 }), (asked, most) => {
        const minutes = idleMinutes(asked, most)
        return minutes > 0 && minutes <= most
      }),
    )
  })
})
