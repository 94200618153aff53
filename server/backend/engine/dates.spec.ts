import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '#contracts/rules/date.ts'
import { datesIn, daysIn, shared } from './dates.ts'

const day = fc.integer({ min: 0, max: 12 }).map(count => addDays('2026-11-10', count))
// A span may end before it starts: then it has no days.
const span = fc.record({ from: day, to: day })

it('two spans share exactly the days that are in both', () => {
  fc.assert(
    fc.property(span, span, (one, other) => {
      const days = shared(one, other)
      const both = new Set(datesIn(other))
      expect(days ? datesIn(days) : []).toEqual(datesIn(one).filter(date => both.has(date)))
      expect(days === undefined || daysIn(days) > 0).toBe(true)
      expect(shared(other, one)).toEqual(days)
    }),
    { numRuns: 1000 },
  )
})
