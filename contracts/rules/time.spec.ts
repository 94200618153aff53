import fc from 'fast-check'
import { expect, it } from 'vitest'
import { timeFormat } from './time.ts'

const value = (typed: string) => {
  const result = timeFormat.parse(typed, 'Tid')
  return result.ok ? result.value : result.message
}

it.each([
  ['', ''],
  ['8', '08:00'],
  ['08', '08:00'],
  ['830', '08:30'],
  ['0830', '08:30'],
  ['08:30', '08:30'],
  ['8.30', '08:30'],
  ['kl 8,30', '08:30'],
  ['0', '00:00'],
  ['24', '24:00'],
  ['24:00', '24:00'],
  ['25', 'Ogiltig tidpunkt.'],
  ['8:60', 'Ogiltig tidpunkt.'],
  ['8:5', 'Ogiltig tidpunkt.'],
  ['12345', 'Ogiltig tidpunkt.'],
  ['nu', 'Ogiltig tidpunkt.'],
])('typed %j is %j', (typed, time) => expect(value(typed)).toBe(time))

it('is any minute of the day, with or without what stands between', () => {
  fc.assert(
    fc.property(fc.nat(24), fc.nat(59), (hour, minute) => {
      const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
      for (const typed of [time, time.replace(':', ''), `${hour}.${time.slice(3)}`]) expect(value(typed)).toBe(time)
    }),
  )
})
