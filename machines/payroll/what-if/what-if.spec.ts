import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { errors } from '#contracts/errors.ts'
import { exampleWhatIfPart, exampleWhatIfPayslip } from '#contracts/payroll/what-if/outcomes.ts'
import type { WhatIfPart, WhatIfPayslip } from '#contracts/payroll/what-if/shapes.ts'
import { whatIfForm } from '#contracts/payroll/what-if/what-if.form.ts'
import { formPorts } from '../../kit/form/form.ports.ts'
import { whatIfForm as formOf } from '../../kit/form/form.what-if.ts'
import { networkReturn } from '../../kit/shared/network-return.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkBack, networkDown } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { whatIfFlow, whatIfMachine } from './what-if.machine.ts'
import { whatIfPorts } from './what-if.ports.ts'
import * as select from './what-if.select.ts'
import type { WhatIfAsked } from './what-if.types.ts'

const Period = '202611'
const [row] = exampleWhatIfPart.Rader
const first: WhatIfPart = { ...exampleWhatIfPart, Antal: 2, Nasta: '1', Omraknade: 1 }
const last: WhatIfPart = {
  ...exampleWhatIfPart,
  Antal: 2,
  Rader: row ? [{ ...row, AnstNr: '2' }] : [],
  Lamnade: [{ AnstNr: '3', Namn: 'Ek Bo', Orsak: 'Skattetabell och kolumn saknas för den anställda.' }],
}
const refusal = failure({
  tag: 'backend' as const,
  ...errors.fieldsRefused,
  fields: { LagAr: 'Skattetabellerna saknas för 2027-11-25.' },
})
const silent = new Promise<never>(() => {})
const asked: WhatIfAsked[] = []

const live =
  (parts: readonly Result<WhatIfPart>[] = [ok(first), ok(last)], payslips: readonly Result<WhatIfPayslip>[] = []) =>
  () => {
    asked.length = 0
    const [next, open] = [inTurn(...parts), inTurn(...payslips)]
    return whatIfMachine.provide({
      actors: {
        ...networkBack,
        calculate: answer(whatIfPorts.calculate, ({ input }) => {
          asked.push(input)
          return next()
        }),
        fetchPayslip: answer(whatIfPorts.fetchPayslip, () => open()),
      },
    })
  }

const show = { type: 'whatIf.show', Period } as const
const calculate = { type: 'whatIf.calculate', Andring: { LonProcent: 3 }, Urval: {} } as const

const scenarios: Scenarios<typeof whatIfMachine> = {
  'a period is calculated in parts, each after the one before, and they are put together': {
    live: live(),
    async play({ actor }) {
      actor.send(calculate)
      actor.send(show)
      actor.send(calculate)
      expect([select.isCalculating(actor.getSnapshot()), select.total(actor.getSnapshot())]).toEqual([true, null])
      await settle()
      expect(asked.map(({ after, Andring }) => [after, Andring])).toEqual([
        [null, calculate.Andring],
        ['1', calculate.Andring],
      ])
      const snapshot = actor.getSnapshot()
      expect(select.rows(snapshot).map(({ AnstNr }) => AnstNr)).toEqual(['1', '2'])
      expect([select.total(snapshot), select.done(snapshot), select.recalculated(snapshot)]).toEqual([2, 3, 1])
      expect([select.left(snapshot).length, select.isAnswered(snapshot)]).toEqual([1, true])
      // Shown again it stays; another period begins anew.
      actor.send(show)
      expect(select.isAnswered(actor.getSnapshot())).toBe(true)
      actor.send(calculate)
      await settle()
      expect(select.rows(actor.getSnapshot()).length).toBe(1)
      actor.send({ ...show, Period: '202612' })
      expect([select.rows(actor.getSnapshot()), select.isAnswered(actor.getSnapshot())]).toEqual([[], false])
      actor.send({ type: 'whatIf.leave' })
      expect(actor.getSnapshot().value).toBe('closed')
    },
  },
  'a calculation is stopped, and no more is asked for': {
    live: live(),
    async play({ actor }) {
      actor.send(show)
      actor.send(calculate)
      actor.send({ type: 'whatIf.stop' })
      await settle()
      expect([asked.length, actor.getSnapshot().value]).toEqual([1, 'ready'])
    },
  },
  'a refused change is shown, and another is calculated': {
    live: live([refusal, ok(exampleWhatIfPart)]),
    async play({ actor }) {
      actor.send(show)
      actor.send({ ...calculate, Andring: { LagAr: '2027' } })
      await settle()
      expect(select.refusal(actor.getSnapshot())?.fields).toEqual({ LagAr: 'Skattetabellerna saknas för 2027-11-25.' })
      actor.send(calculate)
      await settle()
      expect([select.refusal(actor.getSnapshot()), select.isAnswered(actor.getSnapshot())]).toEqual([null, true])
    },
  },
  'a failed part is tried again with the connection, and the parts before it stay': {
    live: live([ok(first), networkDown, ok(last)]),
    async play({ actor }) {
      actor.send(show)
      actor.send(calculate)
      await settle()
      expect(asked.map(({ after }) => after)).toEqual([null, '1', '1'])
      expect(select.rows(actor.getSnapshot()).map(({ AnstNr }) => AnstNr)).toEqual(['1', '2'])
    },
  },
  'a failed part is tried again on request, or another change is calculated': {
    live: () =>
      live([networkDown, networkDown, ok(exampleWhatIfPart)])().provide({
        actors: { networkReturn: answer(networkReturn, () => silent) },
      }),
    async play({ actor }) {
      actor.send(show)
      actor.send(calculate)
      await settle()
      expect(select.isFailed(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'whatIf.retry' })
      await settle()
      actor.send(calculate)
      await settle()
      expect(select.isAnswered(actor.getSnapshot())).toBe(true)
    },
  },
  'a payslip on trial is opened, and fetched again when that failed': {
    live: live([ok(exampleWhatIfPart)], [networkDown, ok(exampleWhatIfPayslip)]),
    async play({ actor }) {
      actor.send(show)
      actor.send(calculate)
      await settle()
      actor.send({ type: 'whatIf.open', AnstNr: '1' })
      expect([select.person(actor.getSnapshot()), select.payslip(actor.getSnapshot())]).toEqual(['1', null])
      await settle()
      expect(select.isUnopened(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'whatIf.retry' })
      await settle()
      expect(select.payslip(actor.getSnapshot())).toEqual(exampleWhatIfPayslip)
      actor.send({ type: 'whatIf.close' })
      expect([select.person(actor.getSnapshot()), select.payslip(actor.getSnapshot())]).toEqual(['', null])
    },
  },
}

verifyFlow(whatIfFlow, { spec: import.meta.url, scenarios })

describe('what is asked for', () => {
  const ports = formPorts('whatIfForm')
  const form = formOf.flow.machine.provide({
    actors: {
      load: answer(ports.load, async ({ input: { today } }) =>
        ok({ Version: 0, values: whatIfForm.write(whatIfForm.defaults(today), today) }),
      ),
    },
  })
  const today = '2026-11-25'

  it('is what the form changes, and nothing while it has a problem', async () => {
    const actor = createActor(form, { input: { id: '' } }).start()
    expect(select.changeIn(actor.getSnapshot())).toBe('')
    actor.send({ type: 'form.show', page: 'WhatIf', id: '', today, key: 'k' })
    await settle()
    expect(select.changeOf(select.changeIn(actor.getSnapshot()))).toEqual({})
    actor.send({ type: 'form.set', field: 'LonProcent', value: 3, today })
    expect(select.changeOf(select.changeIn(actor.getSnapshot()))).toEqual({ LonProcent: 3 })
    actor.send({ type: 'form.set', field: 'LonKronor', value: 500, today })
    expect(select.changeIn(actor.getSnapshot())).toBe('')
  })
})

describe('sums of a trial', () => {
  it('are exact to the öre', () => {
    const sums = { Brutto: 0.1, Skatt: 0.2, Netto: 0.7, Arbetsgivaravgift: 1.1, Kostnad: 33.33 }
    expect(select.sumsOf([sums, sums, sums])).toEqual({
      Brutto: 0.3,
      Skatt: 0.6,
      Netto: 2.1,
      Arbetsgivaravgift: 3.3,
      Kostnad: 99.99,
    })
    expect(select.differencesOf(select.sumsOf([sums, sums, sums]), sums).Brutto).toBe(0.2)
  })
})
