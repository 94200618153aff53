import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isIdle, isWorthWriting } from './lifetime.ts'

const maximum = fc.integer({ min: 1, max: 1440 })

describe('activity', () => {
  it('told of and written down as seldom as allowed never ends a session before its browser does', () => {
    fc.assert(
      fc.property(
        maximum,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 50 }),
        (minutes, pauses) => {
          let now = 0
          let told = new Date(0)
          let lastSeen = new Date(0)
          for (const pause of pauses) {
            now += pause * minutes * 60_000
            if (isIdle(lastSeen, minutes, new Date(now))) return false
            // The browser tells of activity as seldom as the server writes it down.
            if (!isWorthWriting(told, minutes, new Date(now))) continue
            told = new Date(now)
            if (isWorthWriting(lastSeen, minutes, told)) lastSeen = told
          }
          return true
        },
      ),
    )
  })

  it.each([
    [60, 62],
    [15, 17],
    [5, 6],
  ])('that was last seen %i minutes and the patience ago ends the session: %i minutes', (minutes, lazy) => {
    expect(isIdle(new Date(0), minutes, new Date(lazy * 60_000))).toBe(false)
    expect(isIdle(new Date(0), minutes, new Date(lazy * 60_000 + 1))).toBe(true)
  })
})
