import { describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkDown } from '../../kit/shared/testing/answers.ts'
import { run, type Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { testVault } from '../../kit/shared/testing/test-vault.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { userActionsFlow, userActionsMachine } from './user-actions.machine.ts'
import { userActionsPorts } from './user-actions.ports.ts'
import { done, isActing, linked } from './user-actions.select.ts'
import { doneTexts, questions } from './user-actions.texts.ts'
import type { ActOn, MadeLink, UserAct } from './user-actions.types.ts'

const user = { Login: 'ny.anna', Namn: 'Anna Nyström' }
const { keepSame } = testVault()
const link: MadeLink = { MobilSlut: null, Lank: keepSame('/inbjudan/hemlig'), GallerTill: '2026-11-24T08:15:00.000Z' }
const act = (what: UserAct, key = 'key-1') => ({ type: 'user.act', act: what, user, key }) as const
const above = failure({ tag: 'backend' as const, ...errors.userAbove })

const live =
  (answers: readonly Result<MadeLink | null>[], asked: ActOn[] = []) =>
  () => {
    const next = inTurn(...answers)
    return userActionsMachine.provide({
      actors: {
        doAct: answer(userActionsPorts.doAct, ({ input }) => {
          asked.push(input)
          return next()
        }),
      },
      actions: { ask: () => {}, tellDone: () => {}, reportFailure: () => {} },
    })
  }

const confirm = (answered: 'confirmed' | 'cancelled') =>
  ({ type: 'confirm.answered', id: 'userAct', answer: answered }) as never

const scenarios: Scenarios<typeof userActionsMachine> = {
  'a block is asked about, and done once': {
    live: live([ok(null)]),
    async play({ actor }) {
      actor.send(act('block'))
      expect(isActing(actor.getSnapshot())).toBe(false)
      actor.send(confirm('confirmed'))
      actor.send(act('remove'))
      expect(isActing(actor.getSnapshot())).toBe(true)
      await settle()
      expect(done(actor.getSnapshot())).toBe(1)
    },
  },
  'a cancelled question does nothing': {
    live: live([]),
    async play({ actor }) {
      actor.send(act('remove'))
      actor.send(confirm('cancelled'))
      await settle()
      expect([isActing(actor.getSnapshot()), done(actor.getSnapshot())]).toEqual([false, 0])
    },
  },
  'an invitation shows its link until it is closed': {
    live: live([ok(link)]),
    async play({ actor }) {
      actor.send(act('invite'))
      await settle()
      expect(linked(actor.getSnapshot())?.link).toEqual(link)
      actor.send({ type: 'link.close' })
      expect(linked(actor.getSnapshot())).toBeNull()
    },
  },
  'a refusal is told, and the next act is another': {
    live: live([above, ok(null)]),
    async play({ actor }) {
      actor.send(act('unblock'))
      await settle()
      expect(done(actor.getSnapshot())).toBe(0)
      actor.send(act('unblock', 'key-2'))
      await settle()
      expect(done(actor.getSnapshot())).toBe(1)
    },
  },
}

describe('what is done with a user', () => {
  verifyFlow(userActionsFlow, { spec: import.meta.url, scenarios })

  it('has one key while nobody knows whether it was done, and a new one once it was refused', async () => {
    const asked: ActOn[] = []
    const answers = [networkDown, above, ok(null)]
    await run(userActionsFlow, {
      live: live(answers, asked),
      async play({ actor }) {
        for (const key of ['a', 'b', 'c']) {
          actor.send(act('unblock', key))
          await settle()
        }
      },
    })
    expect(asked.map(({ key }) => key)).toEqual(['a', 'a', 'c'])
  })

  it('asks before everything that cannot simply be undone, and says what it did', () => {
    expect(Object.keys(questions).toSorted()).toEqual(['block', 'confirmNumber', 'endSessions', 'remove', 'reset'])
    for (const [what, text] of Object.entries(doneTexts)) {
      const isLink = what === 'invite' || what === 'reset'
      expect(text({ act: what as UserAct, user, key: '' }) === null).toBe(isLink)
    }
  })
})
