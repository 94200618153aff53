import { expect, it } from 'vitest'
import { TestClock } from '#machines/kit/shared/testing/test-clock.ts'
import { watchActivity } from './activity.ts'

function watch(minutes = 60) {
  const page = new EventTarget()
  const clock = new TestClock()
  const told: number[] = []
  const stop = watchActivity({ page, clock, minutes, tell: at => void told.push(at) })
  const act = (type: string, place = {}) => page.dispatchEvent(Object.assign(new Event(type), place))
  return { clock, told, stop, act }
}

it.each(['mousemove', 'keydown', 'mousedown', 'touchstart'])('%s is activity', type => {
  const { told, act } = watch()
  act(type)
  expect(told).toEqual([0])
})

it.each(['scroll', 'focus', 'click', 'wheel'])('%s is none', type => {
  const { told, act } = watch()
  act(type)
  expect(told).toEqual([])
})

it('is told at once, then once a minute, and the last of it to the millisecond', async () => {
  const { clock, told, act } = watch()
  for (let second = 0; second < 150; second += 1) {
    act('keydown')
    await clock.pass(1_000)
  }
  await clock.pass(3_600_000)
  expect(told).toEqual([0, 59_000, 118_000, 149_000])
  act('keydown')
  expect(told.at(-1)).toBe(clock.now())
})

it('is told ten times as often as a short time-out is long', async () => {
  const { clock, told, act } = watch(1)
  act('keydown')
  await clock.pass(5_999)
  act('keydown')
  expect(told).toEqual([0])
  await clock.pass(1)
  expect(told).toEqual([0, 5_999])
})

it('is told when the page is left', async () => {
  const { clock, told, act } = watch()
  act('keydown')
  await clock.pass(10)
  act('keydown')
  act('pagehide')
  expect(told).toEqual([0, 10])
})

it('is no mouse that the page moves under', async () => {
  const { clock, told, act } = watch()
  act('mousemove', { screenX: 10, screenY: 20 })
  await clock.pass(120_000)
  act('mousemove', { screenX: 10, screenY: 20 })
  expect(told).toEqual([0])
  act('mousemove', { screenX: 11, screenY: 20 })
  expect(told).toEqual([0, 120_000])
})

it('is not told any more once the watch is over', async () => {
  const { clock, told, act, stop } = watch()
  act('keydown')
  act('keydown')
  await clock.pass(1_000)
  act('keydown')
  stop()
  act('keydown')
  await clock.pass(120_000)
  expect(told).toEqual([0])
  expect(clock.waiting).toBe(0)
})
