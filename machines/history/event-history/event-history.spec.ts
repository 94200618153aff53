import { describe, expect } from 'vitest'
import { exampleHistoryEntry as entry } from '#contracts/history/examples.ts'
import type { HistoryCheck, HistoryEntry } from '#contracts/history/shapes.ts'
import { answer } from '../../kit/shared/port.ts'
import { ok, type Result } from '../../kit/shared/result.ts'
import { networkDown } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { eventHistoryFlow, eventHistoryMachine } from './event-history.machine.ts'
import { eventHistoryPorts } from './event-history.ports.ts'
import * as select from './event-history.select.ts'
import type { HistoryCompany } from './event-history.types.ts'

const other = { ...entry, Seq: 4712, Thing: 'account:adm' }
const company = { FtgId: 'nordsken', Namn: 'Nordsken Handel AB' }
const whole: HistoryCheck = { TimeStamp: entry.TimeStamp, Events: 12, Hash: entry.Hash, Breaks: 0, First: null }

/** The ports answer a story with its own thing, so that a story of another is noticed. */
const live =
  (
    stories: readonly (Result<readonly HistoryEntry[]> | undefined)[] = [],
    checked: Result<HistoryCheck> = ok(whole),
    companies: Result<readonly HistoryCompany[]> = ok([company]),
  ) =>
  () => {
    const answers = [...stories]
    return eventHistoryMachine.provide({
      actors: {
        fetchCompanies: answer(eventHistoryPorts.fetchCompanies, async () => companies),
        fetchStory: answer(eventHistoryPorts.fetchStory, async ({ input: { thing } }) => {
          return answers.shift() ?? ok([{ ...entry, Thing: thing }])
        }),
        checkHistory: answer(eventHistoryPorts.checkHistory, async () => checked),
      },
    })
  }

const scenarios: Scenarios<typeof eventHistoryMachine> = {
  'the story of a thing is shown until it is closed': {
    live: live(),
    async play({ actor }) {
      actor.send({ type: 'story.open', entry })
      expect([select.opened(actor.getSnapshot()), select.story(actor.getSnapshot())]).toEqual([entry, null])
      await settle()
      expect(select.story(actor.getSnapshot())).toEqual([entry])
      actor.send({ type: 'story.close' })
      expect([select.opened(actor.getSnapshot()), select.story(actor.getSnapshot())]).toEqual([null, null])
    },
  },
  'another thing’s story takes its place, also before it has come': {
    live: live(),
    async play({ actor }) {
      actor.send({ type: 'story.open', entry })
      actor.send({ type: 'story.open', entry: other })
      await settle()
      expect(select.story(actor.getSnapshot())?.map(({ Thing }) => Thing)).toEqual(['account:adm'])
      actor.send({ type: 'story.open', entry })
      expect(select.story(actor.getSnapshot())).toBeNull()
      actor.send({ type: 'story.close' })
      await settle()
      expect(select.story(actor.getSnapshot())).toBeNull()
    },
  },
  'a story that does not come is asked for again': {
    live: live([networkDown, undefined, networkDown]),
    async play({ actor }) {
      actor.send({ type: 'story.open', entry })
      await settle()
      expect(select.isStoryMissing(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'story.retry' })
      await settle()
      expect(select.isStoryMissing(actor.getSnapshot())).toBe(false)
      expect(select.story(actor.getSnapshot())).toEqual([entry])
      actor.send({ type: 'story.open', entry: other })
      await settle()
      actor.send({ type: 'story.close' })
      expect([select.opened(actor.getSnapshot()), select.isStoryMissing(actor.getSnapshot())]).toEqual([null, false])
    },
  },
  'a check is answered once, and the answer goes with the screen': {
    live: live(),
    async play({ actor }) {
      actor.send({ type: 'check.start' })
      actor.send({ type: 'check.start' })
      expect(select.isChecking(actor.getSnapshot())).toBe(true)
      await settle()
      expect([select.isChecking(actor.getSnapshot()), select.check(actor.getSnapshot())]).toEqual([false, whole])
      actor.send({ type: 'story.open', entry })
      actor.send({ type: 'eventHistory.leave' })
      expect([select.opened(actor.getSnapshot()), select.check(actor.getSnapshot())]).toEqual([null, null])
    },
  },
  'a check that fails leaves the answer before it': {
    live: live([], networkDown),
    async play({ actor }) {
      actor.send({ type: 'check.start' })
      await settle()
      expect([select.isChecking(actor.getSnapshot()), select.check(actor.getSnapshot())]).toEqual([false, null])
    },
  },
  'the companies come with the screen, and go with it': {
    live: live(),
    async play({ actor }) {
      actor.send({ type: 'eventHistory.show' })
      await settle()
      expect(select.companies(actor.getSnapshot())).toEqual([company])
      actor.send({ type: 'eventHistory.leave' })
      expect(select.companies(actor.getSnapshot())).toEqual([])
      actor.send({ type: 'eventHistory.show' })
      actor.send({ type: 'eventHistory.leave' })
      await settle()
      expect(select.companies(actor.getSnapshot())).toEqual([])
    },
  },
  'without the companies the rest works': {
    live: live([], undefined, networkDown),
    async play({ actor }) {
      actor.send({ type: 'eventHistory.show' })
      await settle()
      expect(select.companies(actor.getSnapshot())).toEqual([])
    },
  },
  'a check goes on beside a story, and is dropped with the screen': {
    live: live(),
    async play({ actor }) {
      actor.send({ type: 'check.start' })
      actor.send({ type: 'story.open', entry })
      actor.send({ type: 'eventHistory.leave' })
      await settle()
      expect([select.isChecking(actor.getSnapshot()), select.check(actor.getSnapshot())]).toEqual([false, null])
    },
  },
}

describe('the event history', () => {
  verifyFlow(eventHistoryFlow, { spec: import.meta.url, scenarios })
})
