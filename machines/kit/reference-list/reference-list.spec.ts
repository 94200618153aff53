import { describe, expect } from 'vitest'
import { answer } from '../shared/port.ts'
import { ok, type Result } from '../shared/result.ts'
import { inTurn, networkBack, networkDown } from '../shared/testing/answers.ts'
import type { Scenarios } from '../shared/testing/scenario.ts'
import { settle } from '../shared/testing/test-clock.ts'
import { verifyFlow } from '../shared/testing/verify-flow.ts'
import { referenceListFlow, referenceListPort } from './reference-list.machine.ts'
import { shown } from './reference-list.select.ts'

const machine = referenceListFlow.machine
const live =
  (...answers: Result<unknown>[]) =>
  () =>
    machine.provide({ actors: { fetchList: answer(referenceListPort<unknown>('spec'), inTurn(...answers)) } })

const scenarios: Scenarios<typeof machine> = {
  'it is fetched when it is first shown, and kept for 15 minutes': {
    live: live(ok(['a']), ok(['b'])),
    async play({ actor, clock }) {
      expect(actor.getSnapshot().value).toBe('unfetched')
      actor.send({ type: 'list.show' })
      expect(shown(actor.getSnapshot())).toEqual({ view: 'loading' })
      await settle()
      expect(shown(actor.getSnapshot())).toEqual({ view: 'value', value: ['a'] })
      await clock.pass(15 * 60_000 - 1)
      actor.send({ type: 'list.show' })
      expect(actor.getSnapshot().value).toBe('fresh')
      await clock.pass(1)
      expect(actor.getSnapshot().value).toBe('stale')
      actor.send({ type: 'list.show' })
      expect(shown(actor.getSnapshot())).toEqual({ view: 'value', value: ['a'] })
      await settle()
      expect(shown(actor.getSnapshot())).toEqual({ view: 'value', value: ['b'] })
    },
  },
  'a failure is shown, and tried again': {
    live: live(networkDown, ok([])),
    async play({ actor }) {
      actor.send({ type: 'list.show' })
      await settle()
      expect(shown(actor.getSnapshot()).view).toBe('failed')
      actor.send({ type: 'list.show' })
      await settle()
      expect(shown(actor.getSnapshot())).toEqual({ view: 'value', value: [] })
    },
  },
  'what failed is fetched again when the connection is back': {
    live: () =>
      machine.provide({
        actors: {
          fetchList: answer(referenceListPort<unknown>('spec'), inTurn<unknown>(networkDown, ok(['a']))),
          ...networkBack,
        },
      }),
    async play({ actor }) {
      actor.send({ type: 'list.show' })
      await settle()
      expect(shown(actor.getSnapshot())).toEqual({ view: 'value', value: ['a'] })
    },
  },
  'it is forced, and what was there stays when that fails': {
    live: live(ok(['a']), networkDown),
    async play({ actor }) {
      actor.send({ type: 'list.reload' })
      await settle()
      actor.send({ type: 'list.reload' })
      await settle()
      expect(shown(actor.getSnapshot())).toEqual({ view: 'value', value: ['a'] })
    },
  },
  'one that could not be fetched is fetched again when what it tells has changed': {
    live: live(networkDown, ok(['b'])),
    async play({ actor }) {
      actor.send({ type: 'list.show' })
      await settle()
      actor.send({ type: 'list.outdated' })
      await settle()
      expect(shown(actor.getSnapshot())).toEqual({ view: 'value', value: ['b'] })
    },
  },
  'it is fetched again when what it tells has changed, but not before it was shown': {
    live: live(ok(['a']), ok(['b']), ok(['c'])),
    async play({ actor, clock }) {
      actor.send({ type: 'list.outdated' })
      expect(actor.getSnapshot().value).toBe('unfetched')
      actor.send({ type: 'list.show' })
      await settle()
      actor.send({ type: 'list.outdated' })
      expect(shown(actor.getSnapshot())).toEqual({ view: 'value', value: ['a'] })
      // A change during a fetch may have come too late for its answer.
      actor.send({ type: 'list.outdated' })
      await settle()
      expect(shown(actor.getSnapshot())).toEqual({ view: 'value', value: ['c'] })
      await clock.pass(15 * 60_000)
      actor.send({ type: 'list.outdated' })
      expect(actor.getSnapshot().value).toBe('fetching')
    },
  },
}

describe('a cached list', () => {
  verifyFlow(referenceListFlow, { spec: import.meta.url, scenarios })
})
