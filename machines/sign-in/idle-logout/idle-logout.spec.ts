import { describe, expect, it } from 'vitest'
import type { Actor } from 'xstate'
import { alarmOn } from '../../kit/shared/alarm.ts'
import { answer, listen } from '../../kit/shared/port.ts'
import { run, type Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle, type TestClock } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { idleLogoutFlow, idleLogoutMachine } from './idle-logout.machine.ts'
import { idleLogoutPorts } from './idle-logout.ports.ts'
import { deadline, isWarning } from './idle-logout.select.ts'

/** 59 minutes and an hour, in milliseconds. */
const untilWarning = 3_540_000
const hour = 3_600_000

/** Of a licence that tells no limit. */
const unlimited = { most: null }

/** What a device keeps, and what was done to it. */
interface Device {
  minutes: number
  /** null while nothing is kept. */
  lastActivity: number | null
  readonly done: string[]
  /** For how long the computer has slept, with its timers, by each asking. */
  readonly asleep: number[]
}
const device = (kept: Partial<Device> = {}): Device => ({
  minutes: 60,
  lastActivity: null,
  done: [],
  asleep: [],
  ...kept,
})

/** The flow on a device of its own at each playing. */
const live =
  (on: () => Device = device) =>
  (clock: TestClock) => {
    const kept = on()
    return idleLogoutMachine.provide({
      actors: {
        alarm: alarmOn(clock),
        readIdle: answer(idleLogoutPorts.readIdle, async ({ input }) => {
          const now = clock.now() + (kept.asleep.shift() ?? 0)
          return { minutes: kept.minutes, lastActivity: kept.lastActivity ?? input.lastActivity ?? now, now }
        }),
        activity: listen(idleLogoutPorts.activity, ({ input: { minutes } }) => {
          kept.done.push(`listen ${minutes}`)
          return () => kept.done.push('stop listening')
        }),
      },
      actions: {
        shareActivity: (_, { at }) => {
          kept.lastActivity = at
          kept.done.push(`share ${at}`)
        },
        storeTimeout: (_, { minutes }) => {
          kept.minutes = minutes
          kept.lastActivity = clock.now()
          kept.done.push(`store ${minutes}`)
        },
        keepSessionAlive: () => void kept.done.push('keep alive'),
        reportIdle: () => void kept.done.push('idle'),
      },
    })
  }

const stateOf = (actor: Actor<typeof idleLogoutMachine>) => actor.getSnapshot().value

const scenarios: Scenarios<typeof idleLogoutMachine> = {
  'an hour without anything, with a warning a minute before': {
    input: unlimited,
    live: live(),
    async play({ actor, clock }) {
      expect(stateOf(actor)).toBe('reading')
      await clock.pass(untilWarning - 1)
      expect(stateOf(actor)).toEqual({ awake: 'watching' })
      await clock.pass(1)
      expect(isWarning(actor.getSnapshot())).toBe(true)
      expect(deadline(actor.getSnapshot())).toBe(hour)
      await clock.pass(59_999)
      expect(isWarning(actor.getSnapshot())).toBe(true)
      await clock.pass(1)
      expect(stateOf(actor)).toBe('expired')
    },
  },
  'every activity moves the deadline, in this tab and in another': {
    input: unlimited,
    live: live(),
    async play({ actor, clock }) {
      await clock.pass(untilWarning - 1)
      actor.send({ type: 'activity.seen', at: clock.now() })
      await clock.pass(untilWarning - 1)
      expect(stateOf(actor)).toEqual({ awake: 'watching' })
      actor.send({ type: 'activity.shared', at: clock.now() })
      actor.send({ type: 'activity.shared', at: 5 })
      await clock.pass(untilWarning - 1)
      expect(stateOf(actor)).toEqual({ awake: 'watching' })
      await clock.pass(1)
      expect(isWarning(actor.getSnapshot())).toBe(true)
    },
  },
  'a mouse that moves is no answer to the warning; Stanna kvar is': {
    input: unlimited,
    live: live(),
    async play({ actor, clock }) {
      await clock.pass(untilWarning)
      actor.send({ type: 'activity.seen', at: clock.now() })
      expect(isWarning(actor.getSnapshot())).toBe(true)
      await clock.pass(30_000)
      actor.send({ type: 'idle.stay', at: clock.now() })
      expect(stateOf(actor)).toEqual({ awake: 'watching' })
      expect(deadline(actor.getSnapshot())).toBe(untilWarning + 30_000 + hour)
    },
  },
  'Stanna kvar in another tab takes the warning away here': {
    input: unlimited,
    live: live(),
    async play({ actor, clock }) {
      await clock.pass(untilWarning + 10_000)
      actor.send({ type: 'activity.shared', at: 0 })
      expect(isWarning(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'activity.shared', at: clock.now() })
      expect(stateOf(actor)).toEqual({ awake: 'watching' })
    },
  },
  'waking after the deadline, nothing that is done undoes it': {
    input: unlimited,
    live: live(() => device({ asleep: [0, hour] })),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'activity.seen', at: hour })
      expect(stateOf(actor)).toBe('reading')
      await settle()
      expect(stateOf(actor)).toBe('expired')
    },
  },
  'waking after the deadline under the warning, the button comes too late': {
    input: unlimited,
    live: live(() => device({ asleep: [0, hour] })),
    async play({ actor, clock }) {
      await clock.pass(untilWarning)
      actor.send({ type: 'idle.stay', at: clock.now() + hour })
      expect(stateOf(actor)).toBe('reading')
      await settle()
      expect(stateOf(actor)).toBe('expired')
    },
  },
  'turned off, the server is still told of activity': {
    input: unlimited,
    live: live(() => device({ minutes: 0 })),
    async play({ actor, clock }) {
      await clock.pass(24 * hour)
      expect(stateOf(actor)).toEqual({ awake: 'untimed' })
      actor.send({ type: 'activity.seen', at: clock.now() })
      expect(stateOf(actor)).toEqual({ awake: 'untimed' })
    },
  },
  'another time-out holds at once, chosen here or in another tab': {
    input: unlimited,
    live: live(),
    async play({ actor, clock }) {
      await clock.pass(600_000)
      actor.send({ type: 'idle.setTimeout', minutes: 15 })
      await clock.pass(839_999)
      expect(stateOf(actor)).toEqual({ awake: 'watching' })
      await clock.pass(1)
      expect(isWarning(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'idle.setTimeout', minutes: -1 })
      await settle()
      expect(stateOf(actor)).toEqual({ awake: 'untimed' })
      actor.send({ type: 'timeout.shared' })
      expect(stateOf(actor)).toBe('reading')
      await settle()
      expect(stateOf(actor)).toEqual({ awake: 'untimed' })
    },
  },
  'a licence that allows less than is chosen is warned of too, also where it is turned off': {
    input: { most: 30 },
    live: live(),
    async play({ actor, clock }) {
      await clock.pass(1_740_000)
      expect(isWarning(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'idle.setTimeout', minutes: 0 })
      await clock.pass(1_739_999)
      expect(stateOf(actor)).toEqual({ awake: 'watching' })
      await clock.pass(1)
      expect(isWarning(actor.getSnapshot())).toBe(true)
      await clock.pass(60_000)
      expect(stateOf(actor)).toBe('expired')
    },
  },
}

describe('idle logout', () => {
  verifyFlow(idleLogoutFlow, { spec: import.meta.url, scenarios })

  const play = async (
    kept: Device,
    acts: (stage: { actor: Actor<typeof idleLogoutMachine>; clock: TestClock }) => Promise<void>,
  ) => {
    await run(idleLogoutFlow, { input: unlimited, live: live(() => kept), play: acts })
    return kept
  }

  it('goes on after a reload with the deadline it had', async () => {
    await play(device({ lastActivity: 0 }), async ({ actor, clock }) => {
      clock.set(1_000)
      await clock.pass(untilWarning - 1_001)
      expect(isWarning(actor.getSnapshot())).toBe(false)
      await clock.pass(1)
      expect(isWarning(actor.getSnapshot())).toBe(true)
    })
  })

  it('ends at once after a reload past the deadline', async () => {
    const { done } = await play(device({ lastActivity: 0, asleep: [hour] }), settle)
    expect(done).toEqual(['idle'])
  })

  it('asks the device once more before it ends, for another tab may know better', async () => {
    const kept = device()
    await play(kept, async ({ actor, clock }) => {
      await clock.pass(untilWarning)
      // Another tab's word that did not come through.
      kept.lastActivity = untilWarning
      await clock.pass(60_000)
      expect(stateOf(actor)).toEqual({ awake: 'watching' })
    })
    expect(kept.done).not.toContain('idle')
  })

  it('tells the session and the other tabs of activity, and of nothing else', async () => {
    const kept = device()
    await play(kept, async ({ actor, clock }) => {
      await clock.pass(5_000)
      actor.send({ type: 'activity.seen', at: 5_000 })
      actor.send({ type: 'activity.shared', at: 6_000 })
      await clock.pass(hour)
      actor.send({ type: 'idle.stay', at: clock.now() })
      expect(kept.done).toEqual(['listen 60', 'share 5000', 'keep alive', 'share 3605000', 'keep alive'])
    })
  })

  it('warns half-way through a time-out of a minute', async () => {
    await play(device({ minutes: 1 }), async ({ actor, clock }) => {
      await clock.pass(29_999)
      expect(isWarning(actor.getSnapshot())).toBe(false)
      await clock.pass(1)
      expect(isWarning(actor.getSnapshot())).toBe(true)
      await clock.pass(30_000)
      expect(stateOf(actor)).toBe('expired')
    })
  })
})
