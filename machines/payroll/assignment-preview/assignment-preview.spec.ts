import { expect } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { exampleAssigned, exampleQuestion } from '#contracts/payroll/assignments/outcomes.ts'
import type { AssignmentAnswer, AssignmentQuestion } from '#contracts/payroll/assignments/shapes.ts'
import { answer as answerTo } from '../../kit/shared/port.ts'
import { failure as failed, ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkDown } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { assignmentPreviewFlow, assignmentPreviewMachine } from './assignment-preview.machine.ts'
import { assignmentPreviewPorts } from './assignment-preview.ports.ts'
import { answer, failure, isAsking, isFailed } from './assignment-preview.select.ts'

const asked: AssignmentQuestion[] = []
const live =
  (...answers: readonly Result<AssignmentAnswer>[]) =>
  () => {
    asked.length = 0
    const next = inTurn(...answers)
    return assignmentPreviewMachine.provide({
      actors: {
        ask: answerTo(assignmentPreviewPorts.ask, ({ input }) => {
          asked.push(input)
          return next()
        }),
      },
    })
  }
const later: AssignmentQuestion = { ...exampleQuestion, Period: '202612' }
const last: AssignmentQuestion = { ...exampleQuestion, Period: '202701' }
const answerOf = (Antal: number): AssignmentAnswer => ({ ...exampleAssigned, Antal })
const refusal = failed({
  tag: 'backend' as const,
  ...errors.fieldsRefused,
  fields: { Period: 'Skattetabellerna saknas för 2027-01-25.' },
})

const scenarios: Scenarios<typeof assignmentPreviewMachine> = {
  'of several changes the last is asked about, and the same values are not asked about again': {
    live: live(ok(answerOf(1)), ok(answerOf(2))),
    async play({ actor, clock }) {
      actor.send({ type: 'preview.of', question: exampleQuestion })
      await clock.pass(350)
      expect(answer(actor.getSnapshot())?.Antal).toBe(1)
      actor.send({ type: 'preview.of', question: later })
      await clock.pass(349)
      actor.send({ type: 'preview.of', question: last })
      await clock.pass(349)
      // The earlier answer stays, and is said to be earlier.
      expect([answer(actor.getSnapshot())?.Antal, isAsking(actor.getSnapshot())]).toEqual([1, true])
      await clock.pass(1)
      expect(answer(actor.getSnapshot())?.Antal).toBe(2)
      actor.send({ type: 'preview.of', question: { ...last } })
      expect(isAsking(actor.getSnapshot())).toBe(false)
      expect(asked).toEqual([exampleQuestion, last])
    },
  },
  'values with a problem are not asked about; the next form begins without an answer': {
    live: live(ok(answerOf(1))),
    async play({ actor, clock }) {
      actor.send({ type: 'preview.of', question: exampleQuestion })
      actor.send({ type: 'preview.of', question: null })
      await clock.pass(1000)
      expect(asked).toEqual([])
      actor.send({ type: 'preview.of', question: exampleQuestion })
      await clock.pass(350)
      expect(answer(actor.getSnapshot())).not.toBeNull()
      actor.send({ type: 'preview.close' })
      expect(answer(actor.getSnapshot())).toBeNull()
    },
  },
  'a refusal says why, until the values change': {
    live: live(refusal, ok(answerOf(1))),
    async play({ actor, clock }) {
      actor.send({ type: 'preview.of', question: last })
      await clock.pass(350)
      expect(failure(actor.getSnapshot())?.fields).toEqual(refusal.failure.fields)
      expect(isFailed(actor.getSnapshot())).toBe(false)
      actor.send({ type: 'preview.of', question: exampleQuestion })
      await clock.pass(350)
      expect([answer(actor.getSnapshot())?.Antal, failure(actor.getSnapshot())]).toEqual([1, null])
    },
  },
  'a failure is tried again on request': {
    live: live(networkDown, ok(answerOf(1))),
    async play({ actor, clock }) {
      actor.send({ type: 'preview.of', question: exampleQuestion })
      await clock.pass(350)
      expect(isFailed(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'preview.retry' })
      await settle()
      expect([answer(actor.getSnapshot())?.Antal, isFailed(actor.getSnapshot())]).toEqual([1, false])
    },
  },
}

verifyFlow(assignmentPreviewFlow, { spec: import.meta.url, scenarios })
