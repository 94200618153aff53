import { expect } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { examplePayslipAsItWas, examplePayslipHistory } from '#contracts/payroll/versions/outcomes.ts'
import type { PayslipAsItWas, PayslipHistory } from '#contracts/payroll/versions/shapes.ts'
import { networkReturn } from '../../kit/shared/network-return.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkBack, networkDown } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { payslipHistoryFlow, payslipHistoryMachine } from './payslip-history.machine.ts'
import { payslipHistoryPorts } from './payslip-history.ports.ts'
import * as select from './payslip-history.select.ts'

const missing = failure({ tag: 'backend' as const, ...errors.payslipMissing })
const silent = new Promise<never>(() => {})
const [newest, oldest] = examplePayslipHistory.Handelser
const single: PayslipHistory = { ...examplePayslipHistory, Handelser: oldest ? [oldest] : [] }
const longer: PayslipHistory = {
  ...examplePayslipHistory,
  Handelser: [...(newest ? [{ ...newest, Nr: 3 }] : []), ...examplePayslipHistory.Handelser],
}
const asked: number[] = []

const live =
  (
    histories: readonly Result<PayslipHistory>[] = [ok(examplePayslipHistory)],
    moments: readonly Result<PayslipAsItWas>[] = [ok(examplePayslipAsItWas)],
  ) =>
  () => {
    asked.length = 0
    const [history, moment] = [inTurn(...histories), inTurn(...moments)]
    return payslipHistoryMachine.provide({
      actors: {
        ...networkBack,
        fetchHistory: answer(payslipHistoryPorts.fetchHistory, () => history()),
        fetchMoment: answer(payslipHistoryPorts.fetchMoment, ({ input }) => {
          asked.push(input.nr)
          return moment()
        }),
      },
    })
  }

const show = { type: 'payslipHistory.show', Period: '202611', AnstNr: '1', Nummer: 1 } as const
const choose = (Nr: number) => ({ type: 'payslipHistory.choose', Nr }) as const
const changed = (Period: string) => ({ type: 'payslipHistory.changed', FtgId: 'nordsken', Period }) as const

const scenarios: Scenarios<typeof payslipHistoryMachine> = {
  'the moment before the newest is shown first, and another when it is chosen': {
    live: live(),
    async play({ actor }) {
      actor.send(show)
      await settle()
      expect([select.chosen(actor.getSnapshot()), asked]).toEqual([1, [1]])
      actor.send(choose(2))
      expect(select.isFetching(actor.getSnapshot())).toBe(true)
      // The last one is chosen, whatever was asked for before it.
      actor.send(choose(1))
      // What was on display stays meanwhile.
      expect(select.shown(actor.getSnapshot())).toEqual(examplePayslipAsItWas)
      await settle()
      expect([select.chosen(actor.getSnapshot()), asked]).toEqual([1, [1, 2, 1]])
      actor.send({ type: 'payslipHistory.leave' })
      expect([select.history(actor.getSnapshot()), select.shown(actor.getSnapshot())]).toEqual([null, null])
    },
  },
  'a change of its period adds a moment, and the chosen one stays': {
    live: live([ok(single), ok(longer)]),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send(changed('209912'))
      actor.send(changed('202611'))
      await settle()
      expect([select.history(actor.getSnapshot())?.Handelser.length, asked]).toEqual([3, [1, 1]])
      // What is chosen while the moments are fetched again is shown after them.
      actor.send(changed('202611'))
      actor.send(choose(2))
      await settle()
      expect([select.chosen(actor.getSnapshot()), asked]).toEqual([2, [1, 1, 2]])
    },
  },
  'a payslip that does not exist is said to be missing': {
    live: live([missing]),
    async play({ actor }) {
      actor.send(show)
      await settle()
      expect(select.isMissing(actor.getSnapshot())).toBe(true)
    },
  },
  'a failure is tried again with the connection': {
    live: live([networkDown, ok(examplePayslipHistory)], [networkDown, ok(examplePayslipAsItWas)]),
    async play({ actor }) {
      actor.send(show)
      await settle()
      expect(select.shown(actor.getSnapshot())).toEqual(examplePayslipAsItWas)
    },
  },
  'a failure is tried again on request': {
    live: () =>
      live([networkDown, ok(examplePayslipHistory)])().provide({
        actors: { networkReturn: answer(networkReturn, () => silent) },
      }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      expect(select.isFailed(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'payslipHistory.reload' })
      await settle()
      expect(select.isFailed(actor.getSnapshot())).toBe(false)
    },
  },
}

verifyFlow(payslipHistoryFlow, {
  spec: import.meta.url,
  scenarios,
  deaf: {
    'payslipHistory.failed': 'The screen shows only that it could not be fetched.',
  },
})
