import { describe, expect, it } from 'vitest'
import { type ActorRefFrom, createActor, setup } from 'xstate'
import { alarmOn } from '../../kit/shared/alarm.ts'
import { answer } from '../../kit/shared/port.ts'
import type { Scenarios, Stage } from '../../kit/shared/testing/scenario.ts'
import { settle, TestClock } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { confirmMachine } from '../confirm/confirm.machine.ts'
import { question } from '../confirm/confirm.select.ts'
import { unsavedChangesMachine } from '../unsaved-changes/unsaved-changes.machine.ts'
import { isUnsaved } from '../unsaved-changes/unsaved-changes.select.ts'
import { versionCountdownFlow, versionCountdownMachine } from './version-countdown.machine.ts'
import { versionCountdownPorts } from './version-countdown.ports.ts'
import { deadline, extensionsLeft, isReloading, versionView } from './version-countdown.select.ts'

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
const view = ({ actor }: CountdownStage) => versionView(actor.getSnapshot())

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
      expect(view(stage)).toBe('none')
      await changed(stage)
      expect(deadline(stage.actor.getSnapshot())).toBe(300_000)
      await stage.clock.pass(239_999)
      expect(view(stage)).toBe('calm')
      await stage.clock.pass(1)
      expect(view(stage)).toBe('soon')
      await stage.clock.pass(29_999)
      expect(view(stage)).toBe('soon')
      await stage.clock.pass(1)
      expect(view(stage)).toBe('imminent')
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
      expect(view(stage)).toBe('calm')
    },
  },
  'one more minute, five times': {
    live: live(),
    async play(stage) {
      const { actor, clock } = stage
      await changed(stage)
      await clock.pass(270_000)
      expect(view(stage)).toBe('imminent')
      actor.send({ type: 'version.postpone' })
      await settle()
      // 90 s are left.
      expect(view(stage)).toBe('calm')
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
      expect(stage.actor.getSnapshot().value).toBe('reloading')
    },
  },
  'unsaved work holds the reload until it is saved': {
    live: live(),
    async play(stage) {
      await changed(stage)
      await stage.clock.pass(300_000)
      stage.actor.send({ type: 'unsaved.answered', isUnsaved: true })
      expect(view(stage)).toBe('holding')
      await stage.clock.pass(600_000)
      stage.actor.send({ type: 'unsaved.answered', isUnsaved: true })
      expect(view(stage)).toBe('holding')
      stage.actor.send({ type: 'unsaved.answered', isUnsaved: false })
      expect(stage.actor.getSnapshot().value).toBe('reloading')
    },
  },
  'the time is out, and nothing is unsaved': {
    live: live(),
    async play(stage) {
      await changed(stage)
      await stage.clock.pass(300_000)
      stage.actor.send({ type: 'unsaved.answered', isUnsaved: false })
      expect(stage.actor.getSnapshot().value).toBe('reloading')
    },
  },
  'unsaved work that is left lets the page be loaded at once': {
    live: live(),
    async play(stage) {
      await changed(stage)
      await stage.clock.pass(300_000)
      stage.actor.send({ type: 'unsaved.answered', isUnsaved: true })
      stage.actor.send({ type: 'version.update' })
      expect(stage.actor.getSnapshot().value).toBe('reloading')
    },
  },
}

describe('the version countdown', () => {
  verifyFlow(versionCountdownFlow, { spec: import.meta.url, scenarios })

  /** The flow beside the real `unsavedChanges`, and the question that it asks. */
  function withUnsaved() {
    const clock = new TestClock()
    const reloads: { readonly at: number; readonly isUnsaved: boolean }[] = []
    const versionCountdown = live()(clock).provide({
      // The browser looks once the flows have come to rest.
      actions: {
        reload: () =>
          queueMicrotask(() => reloads.push({ at: clock.now(), isUnsaved: isUnsaved(unsaved.getSnapshot()) })),
      },
    })
    const root = setup({ actors: { confirmMachine, unsavedChangesMachine, versionCountdown } }).createMachine({
      invoke: [
        { id: 'confirm', systemId: 'confirm', src: 'confirmMachine' },
        { id: 'unsavedChanges', systemId: 'unsavedChanges', src: 'unsavedChangesMachine' },
        { id: 'versionCountdown', systemId: 'versionCountdown', src: 'versionCountdown' },
      ],
    })
    const { system } = createActor(root, { clock }).start()
    const countdown: ActorRefFrom<typeof versionCountdownMachine> = system.get('versionCountdown')
    const unsaved: ActorRefFrom<typeof unsavedChangesMachine> = system.get('unsavedChanges')
    const confirm: ActorRefFrom<typeof confirmMachine> = system.get('confirm')
    const asked = () => question(confirm.getSnapshot()) !== undefined
    countdown.send({ type: 'version.changed', buildId: 'new' })
    return { clock, reloads, countdown, unsaved, confirm, asked }
  }
  const register = { type: 'unsaved.register', id: 'form' } as const

  it('waits at the deadline for unsaved work, and looks again every 5 s', async () => {
    const { clock, reloads, countdown, unsaved, asked } = withUnsaved()
    unsaved.send(register)
    await clock.pass(310_000)
    expect([countdown.getSnapshot().value, reloads, asked()]).toEqual(['holding', [], false])
    unsaved.send({ type: 'unsaved.clear', id: 'form' })
    await clock.pass(4_999)
    expect(reloads).toEqual([])
    await clock.pass(1)
    expect(reloads).toEqual([{ at: 315_000, isUnsaved: false }])
  })

  it.each([
    ['while it counts down', 1_000],
    ['while the page waits', 301_000],
  ])('asked to update at once %s, it asks first, and forgets what is left', async (_, at) => {
    const { clock, reloads, countdown, unsaved, confirm, asked } = withUnsaved()
    unsaved.send(register)
    await clock.pass(at)
    countdown.send({ type: 'version.update' })
    expect(asked()).toBe(true)
    confirm.send({ type: 'confirm.answer', answer: 'cancelled' })
    await settle()
    expect([reloads, asked()]).toEqual([[], false])
    countdown.send({ type: 'version.update' })
    confirm.send({ type: 'confirm.answer', answer: 'confirmed' })
    await settle()
    expect(reloads).toEqual([{ at, isUnsaved: false }])
  })

  it('loads the page anew once, at the deadline, when nothing is unsaved', async () => {
    const { clock, reloads } = withUnsaved()
    await clock.pass(3_600_000)
    expect(reloads).toEqual([{ at: 300_000, isUnsaved: false }])
  })
})
