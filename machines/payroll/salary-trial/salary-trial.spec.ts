import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { errors } from '#contracts/errors.ts'
import { exampleTrial, exampleTrialAnswer } from '#contracts/payroll/trial/outcomes.ts'
import type { SalaryTrialAnswer } from '#contracts/payroll/trial/shapes.ts'
import { trialForm, trialRequest, trialValues } from '#contracts/payroll/trial/trial.form.ts'
import { formPorts } from '../../kit/form/form.ports.ts'
import { salaryTrialForm } from '../../kit/form/form.salary-trial.ts'
import { networkReturn } from '../../kit/shared/network-return.ts'
import { answer as answerTo } from '../../kit/shared/port.ts'
import { failure as failed, ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkBack, networkDown } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { salaryTrialFlow, salaryTrialMachine } from './salary-trial.machine.ts'
import { salaryTrialPorts } from './salary-trial.ports.ts'
import {
  answer,
  failure,
  from,
  isAnswered,
  isAsking,
  isFailed,
  isOpen,
  isRefused,
  questionIn,
  requestOf,
  valuesIn,
} from './salary-trial.select.ts'
import type { TrialRequest } from './salary-trial.types.ts'

const asked: TrialRequest[] = []
const live =
  (...answers: readonly Result<SalaryTrialAnswer>[]) =>
  () => {
    asked.length = 0
    const next = inTurn(...answers)
    return salaryTrialMachine.provide({
      actors: {
        ...networkBack,
        calculate: answerTo(salaryTrialPorts.calculate, ({ input }) => {
          asked.push(input)
          return next()
        }),
      },
    })
  }
const input = { form: 'salaryTrialForm' } as const
const more: TrialRequest = { ...exampleTrial, Manadslon: 36_000 }
const most: TrialRequest = { ...exampleTrial, Manadslon: 37_000 }
const answerOf = (Brutto: number): SalaryTrialAnswer => ({ ...exampleTrialAnswer, Brutto })
const refusal = failed({
  tag: 'backend' as const,
  ...errors.fieldsRefused,
  fields: { Utbetalningsdatum: 'Skattetabellerna saknas för 2027-01-25.' },
})
/** Never answered. */
const silent = new Promise<never>(() => {})

const scenarios: Scenarios<typeof salaryTrialMachine> = {
  'of several changes the last is calculated, and the same values are not asked for again': {
    input,
    live: live(ok(answerOf(1)), ok(answerOf(2))),
    async play({ actor, clock }) {
      actor.send({ type: 'trial.of', request: exampleTrial })
      expect(isOpen(actor.getSnapshot())).toBe(false)
      actor.send({ type: 'trial.open', from: '' })
      actor.send({ type: 'trial.of', request: exampleTrial })
      await clock.pass(350)
      expect(answer(actor.getSnapshot())?.Brutto).toBe(1)
      expect(isAnswered(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'trial.of', request: more })
      await clock.pass(349)
      actor.send({ type: 'trial.of', request: most })
      await clock.pass(349)
      // The earlier answer stays, and is said to be earlier.
      expect([answer(actor.getSnapshot())?.Brutto, isAsking(actor.getSnapshot())]).toEqual([1, true])
      await clock.pass(1)
      expect(answer(actor.getSnapshot())?.Brutto).toBe(2)
      actor.send({ type: 'trial.of', request: { ...most } })
      expect(isAsking(actor.getSnapshot())).toBe(false)
      expect(asked).toEqual([exampleTrial, most])
    },
  },
  'an answer to older values never shows': {
    input,
    live: () => {
      asked.length = 0
      return salaryTrialMachine.provide({
        actors: {
          ...networkBack,
          calculate: answerTo(salaryTrialPorts.calculate, ({ input: request }) => {
            asked.push(request)
            return request.Manadslon === exampleTrial.Manadslon ? silent : Promise.resolve(ok(answerOf(2)))
          }),
        },
      })
    },
    async play({ actor, clock }) {
      actor.send({ type: 'trial.open', from: '' })
      actor.send({ type: 'trial.of', request: exampleTrial })
      await clock.pass(350)
      expect(asked).toEqual([exampleTrial])
      actor.send({ type: 'trial.of', request: more })
      await clock.pass(350)
      expect(answer(actor.getSnapshot())?.Brutto).toBe(2)
      actor.send({ type: 'trial.of', request: exampleTrial })
      await clock.pass(350)
      actor.send({ type: 'trial.of', request: null })
      // What is missing is not calculated, and the last answer stays beside it.
      expect([isAsking(actor.getSnapshot()), answer(actor.getSnapshot())?.Brutto]).toEqual([false, 2])
    },
  },
  'values with a problem are not asked for, nor those that are changed back to it': {
    input,
    live: live(),
    async play({ actor, clock }) {
      actor.send({ type: 'trial.open', from: '' })
      actor.send({ type: 'trial.of', request: null })
      actor.send({ type: 'trial.of', request: more })
      actor.send({ type: 'trial.of', request: null })
      await clock.pass(1000)
      expect([asked.length, answer(actor.getSnapshot())]).toEqual([0, null])
    },
  },
  'a wait that a reload has ended goes on when the form tells its values': {
    input,
    live: live(ok(answerOf(1))),
    async play({ actor }) {
      actor.send({ type: 'trial.open', from: '' })
      actor.send({ type: 'trial.of', request: exampleTrial })
      actor.send({ type: 'trial.of', request: { ...exampleTrial } })
      await settle()
      expect(answer(actor.getSnapshot())?.Brutto).toBe(1)
    },
  },
  'a refusal stays until the values change': {
    input,
    live: live(refusal, ok(answerOf(1))),
    async play({ actor, clock }) {
      actor.send({ type: 'trial.open', from: '' })
      actor.send({ type: 'trial.of', request: { ...exampleTrial, Utbetalningsdatum: '2027-01-25' } })
      await clock.pass(350)
      expect(isRefused(actor.getSnapshot())).toBe(true)
      expect(failure(actor.getSnapshot())?.fields).toEqual(refusal.failure.fields)
      actor.send({ type: 'trial.of', request: exampleTrial })
      await clock.pass(350)
      expect([isAnswered(actor.getSnapshot()), failure(actor.getSnapshot())]).toEqual([true, null])
    },
  },
  'a failure is tried again on request': {
    input,
    live: () =>
      live(networkDown, ok(answerOf(1)), ok(answerOf(2)))().provide({
        actors: { networkReturn: answerTo(networkReturn, () => silent) },
      }),
    async play({ actor, clock }) {
      actor.send({ type: 'trial.open', from: '' })
      actor.send({ type: 'trial.of', request: exampleTrial })
      await clock.pass(350)
      expect(isFailed(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'trial.retry' })
      await settle()
      expect(answer(actor.getSnapshot())?.Brutto).toBe(1)
      // After a reload, which takes the answer.
      actor.send({ type: 'trial.retry' })
      await settle()
      expect(answer(actor.getSnapshot())?.Brutto).toBe(2)
    },
  },
  'a failure is tried again when the connection is back': {
    input,
    live: live(networkDown, ok(answerOf(1))),
    async play({ actor, clock }) {
      actor.send({ type: 'trial.open', from: '' })
      actor.send({ type: 'trial.of', request: exampleTrial })
      await clock.pass(350)
      await settle()
      expect(answer(actor.getSnapshot())?.Brutto).toBe(1)
    },
  },
  'a case begins with the values of another, and is forgotten when it is closed': {
    input: { form: 'salaryTrialOtherForm' },
    live: live(ok(answerOf(1))),
    async play({ actor, clock }) {
      actor.send({ type: 'trial.open', from: JSON.stringify(exampleTrial) })
      expect(from(actor.getSnapshot())).toBe(JSON.stringify(exampleTrial))
      actor.send({ type: 'trial.of', request: exampleTrial })
      await clock.pass(350)
      actor.send({ type: 'trial.close' })
      expect([isOpen(actor.getSnapshot()), from(actor.getSnapshot()), answer(actor.getSnapshot())]).toEqual([
        false,
        '',
        null,
      ])
    },
  },
}

verifyFlow(salaryTrialFlow, { spec: import.meta.url, scenarios })

describe('the question of a form', () => {
  const today = '2026-11-23'
  const ports = formPorts('salaryTrialForm')
  async function formOf(values: object) {
    const actor = createActor(
      salaryTrialForm.flow.machine.provide({
        actors: {
          load: answerTo(ports.load, async () =>
            ok({ Version: 0, values: trialForm.write(trialValues({ ...values }, today), today) }),
          ),
        },
      }),
      { input: { id: '' } },
    ).start()
    expect(questionIn(actor.getSnapshot())).toBe('')
    actor.send({ type: 'form.show', page: 'SalaryTrial', today, key: 'k' })
    await settle()
    return actor
  }

  it('is asked as it is typed, while every text can be read', async () => {
    const actor = await formOf({ Utbetalningsdatum: '2026-11-25' })
    expect(questionIn(actor.getSnapshot())).toBe('')
    actor.send({ type: 'form.type', field: 'Manadslon', text: '35 000' })
    expect(requestOf(questionIn(actor.getSnapshot()))?.Manadslon).toBe(35_000)
    actor.send({ type: 'form.type', field: 'Manadslon', text: '35 000 dollar' })
    expect(requestOf(questionIn(actor.getSnapshot()))).toBeNull()
    actor.send({ type: 'form.type', field: 'Manadslon', text: '35 000' })
    actor.send({ type: 'form.type', field: 'Timlon', text: '200' })
    expect(questionIn(actor.getSnapshot())).toBe('')
    expect(JSON.parse(valuesIn(actor.getSnapshot()))).toMatchObject({ Manadslon: 35_000, Timlon: 200 })
  })

  it('is the same for a case that begins with the values of another', async () => {
    const actor = await formOf(exampleTrial)
    const copy = await formOf(JSON.parse(valuesIn(actor.getSnapshot())))
    expect(questionIn(copy.getSnapshot())).toBe(questionIn(actor.getSnapshot()))
    expect(JSON.parse(questionIn(copy.getSnapshot()))).toEqual(trialRequest(trialValues({ ...exampleTrial }, today)))
  })
})
