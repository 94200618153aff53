import { describe, expect } from 'vitest'
import { errors } from '#contracts/errors.ts'
import type { FosEnquiryMade } from '#contracts/fos/shapes.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'
import { inTurn, networkDown, sessionOver } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { fosFlow, fosMachine } from './fos.machine.ts'
import { type Acceptance, fosPorts } from './fos.ports.ts'
import * as select from './fos.select.ts'
import type { AnswerSummary } from './fos.types.ts'

const made: FosEnquiryMade = { Nr: 4, Antal: 12, Utelamnade: 3 }
const summary = (changed: number): Result<AnswerSummary> =>
  ok({ preview: 'secret:2' as SecretRef, changed, unchanged: 5, unknown: 1, wrong: 1 })
const refused = failure({ tag: 'backend', ...errors.importFileRefused } as const)
const outdated = failure({ tag: 'backend', ...errors.importOutdated } as const)
const nobody = failure({ tag: 'backend', ...errors.fosNobody } as const)

interface Answers {
  readonly asks?: readonly Result<FosEnquiryMade>[]
  readonly reads?: readonly Result<AnswerSummary>[]
  readonly accepts?: readonly Result<number>[]
}

const sent: Acceptance[] = []
const live =
  ({ asks = [ok(made)], reads = [summary(2)], accepts = [ok(2)] }: Answers = {}) =>
  () => {
    const accept = inTurn(...accepts)
    return fosMachine.provide({
      actors: {
        askEnquiry: answer(fosPorts.askEnquiry, inTurn(...asks)),
        readAnswer: answer(fosPorts.readAnswer, inTurn(...reads)),
        acceptAnswer: answer(fosPorts.acceptAnswer, call => {
          sent.push(call.input)
          return accept()
        }),
      },
    })
  }

const ask = { type: 'fos.ask', year: 2027, selection: { AnstNrList: ['101'] }, key: 'nyckel-1' } as const
const file = { type: 'fos.read', name: 'svar.csv', content: 'secret:1' as SecretRef } as const
const accept = { type: 'fos.accept', key: 'nyckel-2' } as const
const choose = (number: string, isTaken: boolean) => ({ type: 'fos.choose', number, isTaken }) as const

const scenarios: Scenarios<typeof fosMachine> = {
  'an enquiry is refused, lost, and made with the key of the lost one': {
    live: live({ asks: [nobody, networkDown, ok(made)] }),
    async play({ actor }) {
      const now = () => actor.getSnapshot()
      actor.send(ask)
      expect(select.isAsking(now())).toBe(true)
      await settle()
      expect(select.askFailureMessage(now())).toBe(errors.fosNobody.message)
      actor.send(ask)
      await settle()
      const key = now().context.intent?.key
      actor.send({ ...ask, key: 'en annan' })
      expect([key, now().context.intent?.key]).toEqual(['nyckel-1', 'nyckel-1'])
      await settle()
      expect([select.made(now()), select.changes(now())]).toEqual([made, 1])
      expect([select.askFailureMessage(now()), now().context.intent]).toEqual([undefined, null])
    },
  },
  'an answer is refused, read, and accepted for some': {
    live: live({ reads: [refused, summary(2)], accepts: [networkDown, ok(1)] }),
    async play({ actor }) {
      sent.length = 0
      const now = () => actor.getSnapshot()
      actor.send(file)
      expect(select.isReading(now())).toBe(true)
      await settle()
      expect([select.isPreviewing(now()), select.failureMessage(now())]).toEqual([
        false,
        errors.importFileRefused.message,
      ])
      actor.send(file)
      await settle()
      expect([select.isPreviewing(now()), select.read(now())?.changed]).toEqual([true, 2])
      expect(select.failureMessage(now())).toBeUndefined()
      actor.send(choose('101', false))
      actor.send(choose('102', false))
      expect(select.out(now())).toEqual(['101', '102'])
      actor.send(accept)
      expect(select.isAccepting(now())).toBe(false)
      actor.send(choose('101', true))
      actor.send(accept)
      expect(select.isAccepting(now())).toBe(true)
      await settle()
      expect(select.isPreviewing(now())).toBe(true)
      actor.send({ ...accept, key: 'en annan' })
      await settle()
      expect([select.isPreviewing(now()), select.done(now()), select.read(now())]).toEqual([false, 1, null])
      expect(sent.map(({ out, changed, key }) => ({ out, changed, key }))).toEqual(
        Array.from({ length: 2 }, () => ({ out: ['102'], changed: 2, key: 'nyckel-2' })),
      )
    },
  },
  'what no longer holds is read again, and an answer that changes nothing is not accepted': {
    live: live({ reads: [summary(2), summary(0)], accepts: [outdated] }),
    async play({ actor }) {
      const now = () => actor.getSnapshot()
      actor.send(file)
      await settle()
      actor.send(accept)
      await settle()
      expect([select.isPreviewing(now()), select.read(now())?.changed]).toEqual([true, 0])
      expect(select.failureMessage(now())).toBe(errors.importOutdated.message)
      actor.send(accept)
      expect(select.isAccepting(now())).toBe(false)
      actor.send({ type: 'fos.restart' })
      expect([select.read(now()), select.failureMessage(now())]).toEqual([null, undefined])
    },
  },
  'a session that is over while asking': {
    live: live({ asks: [sessionOver] }),
    async play({ actor }) {
      actor.send(ask)
      await settle()
      expect(select.askFailureMessage(actor.getSnapshot())).toBeUndefined()
    },
  },
  'a session that is over while reading': {
    live: live({ reads: [sessionOver] }),
    async play({ actor }) {
      actor.send(file)
      await settle()
      expect([select.isPreviewing(actor.getSnapshot()), actor.getSnapshot().context.file]).toEqual([false, null])
    },
  },
  'a session that is over while accepting': {
    live: live({ accepts: [sessionOver] }),
    async play({ actor }) {
      actor.send(file)
      await settle()
      actor.send(accept)
      await settle()
      expect(select.isPreviewing(actor.getSnapshot())).toBe(true)
    },
  },
}

describe('enquiries on tax deduction', () => {
  verifyFlow(fosFlow, { spec: import.meta.url, scenarios })
})
