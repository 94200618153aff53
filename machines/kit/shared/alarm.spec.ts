import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { alarm, alarmOn } from './alarm.ts'
import { settle, TestClock } from './testing/test-clock.ts'

/** Starts an alarm and tells the moment at which it rang. */
function setAlarm(clock: TestClock, deadline: number) {
  const rang: number[] = []
  const actor = createActor(alarmOn(clock), { input: { deadline } })
  actor.subscribe(snapshot => {
    if (snapshot.status === 'done') rang.push(clock.now())
  })
  actor.start()
  return { actor, rang }
}

it('rings at its deadline, also a long way off', async () => {
  const clock = new TestClock()
  const { rang } = setAlarm(clock, 3_600_001)
  await clock.pass(3_600_000)
  expect(rang).toEqual([])
  await clock.pass(1)
  expect(rang).toEqual([3_600_001])
})

it('rings at once when the deadline is gone, as after a reload', async () => {
  const clock = new TestClock()
  clock.set(5_000)
  const { rang } = setAlarm(clock, 4_000)
  await settle()
  expect(rang).toEqual([5_000])
})

it('takes its timer away when nobody waits any more', async () => {
  const clock = new TestClock()
  const { actor, rang } = setAlarm(clock, 1_000)
  expect(clock.waiting).toBe(1)
  actor.stop()
  expect(clock.waiting).toBe(0)
  await clock.pass(2_000)
  expect(rang).toEqual([])
})

it('is late by 30 s at most after a sleep, through which timers stood still', async () => {
  let asleep = 0
  const clock = new TestClock()
  const waking = {
    now: () => clock.now() + asleep,
    setTimeout: (ring: () => void, ms: number) => clock.setTimeout(ring, ms),
    clearTimeout: (timer: number) => clock.clearTimeout(timer),
  }
  let rang = false
  const actor = createActor(alarmOn(waking), { input: { deadline: 3_600_000 } })
  actor.subscribe(snapshot => {
    rang = snapshot.status === 'done'
  })
  actor.start()
  await clock.pass(10_000)
  asleep = 7_200_000
  await clock.pass(20_000)
  expect(rang).toBe(true)
})

it('fails by its name until a clock is given', async () => {
  const actor = createActor(alarm, { input: { deadline: 0 } })
  const failed = new Promise(resolve => actor.subscribe({ error: resolve }))
  actor.start()
  expect(await failed).toMatchObject({ message: expect.stringContaining('shared.alarm') })
})
