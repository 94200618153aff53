import { describe, expect } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { exampleUser, exampleUserSession } from '#contracts/users/examples.ts'
import { networkReturn } from '../../frame/connectivity/connectivity.ports.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import { inTurn } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { userViewFlow, userViewMachine } from './user-view.machine.ts'
import { userViewPorts } from './user-view.ports.ts'
import { facts, isFailed } from './user-view.select.ts'
import type { UserFacts } from './user-view.types.ts'

const { Values: _values, ...state } = exampleUser
const anna: UserFacts = { ...state, Namn: 'Anna Nyström', sessions: [exampleUserSession] }
const signedOut: UserFacts = { ...anna, sessions: [] }
const missing = failure({ tag: 'backend' as const, ...errors.userMissing })

const live =
  (answers: readonly Result<UserFacts>[], back: () => Promise<void> = () => new Promise(() => {})) =>
  () =>
    userViewMachine.provide({
      actors: {
        fetchFacts: answer(userViewPorts.fetchFacts, inTurn(...answers)),
        networkReturn: answer(networkReturn, back),
      },
      actions: { reportFailure: () => {} },
    })

const scenarios: Scenarios<typeof userViewMachine> = {
  'a user is shown, and again after a change': {
    live: live([ok(anna), ok(signedOut), ok(signedOut)]),
    async play({ actor }) {
      actor.send({ type: 'user.show', login: 'ny.anna' })
      await settle()
      expect(facts(actor.getSnapshot())).toEqual(anna)
      actor.send({ type: 'user.reload' })
      // What is known stays on display.
      expect(facts(actor.getSnapshot())).toEqual(anna)
      actor.send({ type: 'user.reload' })
      await settle()
      expect(facts(actor.getSnapshot())?.sessions).toEqual([])
      actor.send({ type: 'user.leave' })
      expect(facts(actor.getSnapshot())).toBeNull()
    },
  },
  'another user does not show the first one’s facts': {
    live: live([ok(anna), missing, ok(signedOut)]),
    async play({ actor }) {
      actor.send({ type: 'user.show', login: 'ny.anna' })
      await settle()
      actor.send({ type: 'user.show', login: 'borta' })
      expect(facts(actor.getSnapshot())).toBeNull()
      await settle()
      expect(isFailed(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'user.reload' })
      await settle()
      expect(isFailed(actor.getSnapshot())).toBe(false)
    },
  },
  'the network comes back': {
    live: live([missing, ok(anna)], () => Promise.resolve()),
    async play({ actor }) {
      actor.send({ type: 'user.show', login: 'ny.anna' })
      await settle()
      await settle()
      expect(facts(actor.getSnapshot())).toEqual(anna)
    },
  },
}

describe('the view of a user', () => {
  verifyFlow(userViewFlow, { spec: import.meta.url, scenarios })
})
