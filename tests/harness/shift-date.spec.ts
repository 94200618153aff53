import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { shiftDate } from './shift-date.ts'

it('shows another time wherever a program asks for the time, and leaves given dates as they are', () => {
  const day = 24 * 60 * 60 * 1000
  const shown = runInNewContext(`
    const before = Date.now()
    ;(${shiftDate})(${day})
    const after = [Date.now(), new Date().getTime(), Date.parse(Date())]
    ;({
      ahead: after.map(time => Math.round((time - before) / ${day})),
      given: [new Date(0).getTime(), new Date('2026-11-24').toISOString(), Date.UTC(2026, 0)],
      isDate: new Date() instanceof Date,
    })
  `) as { ahead: number[]; given: unknown[]; isDate: boolean }
  expect([...shown.ahead]).toEqual([1, 1, 1])
  expect([...shown.given]).toEqual([0, '2026-11-24T00:00:00.000Z', Date.UTC(2026, 0)])
  expect(shown.isDate).toBe(true)
})
