import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { alarmOn } from '../shared/alarm.ts'
import { answer } from '../shared/port.ts'
import type { Scenarios, Stage } from '../shared/testing/scenario.ts'
import { settle, TestClock } from '../shared/testing/test-clock.ts'
import { verifyFlow } from '../shared/testing/verify-flow.ts'
import { versionCountdownFlow, versionCountdownMachine } from './version-countdown.machine.ts'
import { versionCountdownPorts } from './version-countdown.ports.ts'
import { deadline, extensionsLeft, isReloading, versionFace } from './version-countdown.select.ts'

const live =
  (reloads: number[] = []) =>
  (clock: TestClock) =>
    versionCountdownMachine.provide({
      actors: {
        alarm: alarmOn(clock),
        readClock: answer(versionCountdownPorts.readClock, async () => clock.now()),
      },
      actions: { reload: () => void reloads.push(clock.now()) },
    })

type CountdownStage = Stage<typeof versionCountdownMachine>
const face = ({ actor }: CountdownStage) => versionFace(actor.getSnapshot())

const changed = async ({ actor }: CountdownStage) => {
  actor.send({ type: 'version.seen', buildId: 'old' })
  actor.send({ type: 'version.seen', buildId: 'old' })
  actor.send({ type: 'version.changed', buildId: 'old' })
  expect(actor.getSnapshot().value).toBe('current')
  actor.send({ type: 'version.seen', buildId: 'new' })
  actor.send({ type: 'version.changed', buildId: 'new' })
  await settle()
}

const scenarios: Scenarios<typeof versionCountdownMachine> = {
  'five minutes, another colour at 60 s and at 30 s, then the page is loaded anew': {
    live: live(),
    async play(stage) {
      expect(face(stage)).toBe('none')
      await changed(stage)
      expect(deadline(stage.actor.getSnapshot())).toBe(300_000)
      await stage.clock.pass(239_999)
      expect(face(stage)).toBe('calm')
      await stage.clock.pass(1)
      expect(face(stage)).toBe('soon')
      await stage.clock.pass(29_999)
      expect(face(stage)).toBe('soon')
      await stage.clock.pass(1)
      expect(face(stage)).toBe('imminent')
      await stage.clock.pass(29_999)
      expect(stage.actor.getSnapshot().matches('counting')).toBe(true)
      await stage.clock.pass(1)
      expect(isReloading(stage.actor.getSnapshot())).toBe(true)
      await stage.clock.pass(1_000)
      expect(stage.actor.getSnapshot().value).toBe('reloading')
    },
  },
  'the socket can be the first to tell': {
    live: live(),
    async play(stage) {
      stage.actor.send({ type: 'version.changed', buildId: 'new' })
      await settle()
      expect(face(stage)).toBe('calm')
    },
  },
  'one more minute, five times': {
    live: live(),
    async play(stage) {
      const { actor, clock } = stage
      await changed(stage)
      await clock.pass(270_000)
      expect(face(stage)).toBe('imminent')
      actor.send({ type: 'version.postpone' })
      await settle()
      // 90 s are left.
      expect(face(stage)).toBe('calm')
      expect(extensionsLeft(actor.getSnapshot())).toBe(4)
      for (let press = 2; press <= 6; press += 1) actor.send({ type: 'version.postpone' })
      expect(extensionsLeft(actor.getSnapshot())).toBe(0)
      expect(deadline(actor.getSnapshot())).toBe(600_000)
      await clock.pass(329_999)
      expect(actor.getSnapshot().matches('counting')).toBe(true)
      await clock.pass(1)
      expect(actor.getSnapshot().value).toBe('asking')
    },
  },
  'update at once': {
    live: live(),
    async play(stage) {
      await changed(stage)
      stage.actor.send({ type: 'version.update' })
      stage.actor.send({ type: 'unsaved.answered', isUnsaved: false })
      expect(stage.actor.getSnapshot().value).toBe('reloading')
    },
  },
  'unsaved work holds the reload until it is saved': {
    live: live(),
    async play(stage) {
      await changed(stage)
      await stage.clock.pass(300_000)
      stage.actor.send({ type: 'unsaved.answered', isUnsaved: true })
      expect(face(stage)).toBe('holding')
      await stage.clock.pass(600_000)
      stage.actor.send({ type: 'unsaved.answered', isUnsaved: true })
      expect(face(stage)).toBe('holding')
      stage.actor.send({ type: 'version.update' })
      stage.actor.send({ type: 'unsaved.answered', isUnsaved: false })
      expect(stage.actor.getSnapshot().value).toBe('reloading')
    },
  },
}

describe('the version countdown', () => {
  verifyFlow(versionCountdownFlow, { spec: import.meta.url, scenarios })

  /** The flow beside an `unsavedChanges` that says what the spec says. */
  function withUnsaved(isUnsaved: () => boolean) {
    const clock = new TestClock()
    const reloads: number[] = []
    let asked = 0
    const unsavedChanges = setup({
      types: { events: {} as { type: 'unsaved.ask'; replyTo: string } },
      actions: {
        reply: ({ system, event }) => {
          asked += 1
          system.get(event.replyTo).send({ type: 'unsaved.answered', isUnsaved: isUnsaved() })
        },
      },
    }).createMachine({ on: { 'unsaved.ask': { actions: 'reply' } } })
    const root = setup({ actors: { versionCountdown: live(reloads)(clock), unsavedChanges } }).createMachine({
      invoke: [
        { id: 'unsavedChanges', systemId: 'unsavedChanges', src: 'unsavedChanges' },
        { id: 'versionCountdown', systemId: 'versionCountdown', src: 'versionCountdown' },
      ],
    })
    const actor = createActor(root, { clock }).start()
    const countdown = actor.system.get('versionCountdown')
    countdown.send({ type: 'version.changed', buildId: 'new' })
    return { clock, reloads, countdown, asked: () => asked }
  }

  it('asks for unsaved work at the deadline, and again every 5 s until there is none', async () => {
    let isUnsaved = true
    const { clock, reloads, countdown, asked } = withUnsaved(() => isUnsaved)
    await clock.pass(300_000)
    expect([countdown.getSnapshot().value, asked()]).toEqual(['holding', 1])
    await clock.pass(10_000)
    expect([reloads, asked()]).toEqual([[], 3])
    isUnsaved = false
    await clock.pass(5_000)
    expect(reloads).toEqual([315_000])
  })

  it('loads the page anew once, at the deadline, when nothing is unsaved', async () => {
    const { clock, reloads } = withUnsaved(() => false)
    await clock.pass(3_600_000)
    expect(reloads).toEqual([300_000])
  })
})
