import { expect } from 'vitest'
import { exampleDeliveries } from '#contracts/payroll/delivery/examples.ts'
import type { PayslipDeliveries } from '#contracts/payroll/delivery/shapes.ts'
import { networkReturn } from '../../kit/shared/network-return.ts'
import { answer } from '../../kit/shared/port.ts'
import { ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkBack, networkDown } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { payslipDeliveryFlow, payslipDeliveryMachine } from './payslip-delivery.machine.ts'
import { payslipDeliveryPorts } from './payslip-delivery.ports.ts'
import * as select from './payslip-delivery.select.ts'
import type { RemedyOrder } from './payslip-delivery.types.ts'

const { Period } = exampleDeliveries
const sending = (Skickas: number): PayslipDeliveries => ({ ...exampleDeliveries, Skickas, Misslyckade: [] })
const silent = new Promise<never>(() => {})

interface Answers {
  readonly fetch?: readonly Result<PayslipDeliveries>[]
  readonly remedy?: readonly Result<string>[]
}
const asked: { fetched: string[]; done: (RemedyOrder & { readonly key: string })[] } = { fetched: [], done: [] }

const live =
  ({ fetch = [ok(exampleDeliveries)], remedy = [ok('')] }: Answers = {}) =>
  () => {
    asked.fetched.length = 0
    asked.done.length = 0
    const [fetches, remedies] = [inTurn(...fetch), inTurn(...remedy)]
    return payslipDeliveryMachine.provide({
      actors: {
        ...networkBack,
        fetchDeliveries: answer(payslipDeliveryPorts.fetchDeliveries, ({ input }) => {
          asked.fetched.push(input.Period)
          return fetches()
        }),
        remedy: answer(payslipDeliveryPorts.remedy, ({ input }) => {
          asked.done.push(input)
          return remedies()
        }),
      },
    })
  }

const show = { type: 'delivery.show', Period } as const
const changed = (period: string) => ({ type: 'delivery.changed', FtgId: 'nordsken', Period: period }) as const
const items = [{ AnstNr: '1', Nummer: 1, Atgard: 'AGAIN' }] as const
const again = (key: string) => ({ type: 'delivery.remedy', items, key }) as const

const scenarios: Scenarios<typeof payslipDeliveryMachine> = {
  'what is being sent is followed until it is there': {
    live: live({ fetch: [ok(sending(3)), ok(sending(1)), ok(sending(0))] }),
    async play({ actor, clock }) {
      actor.send(show)
      expect(select.deliveries(actor.getSnapshot())).toBeNull()
      await settle()
      expect(select.deliveries(actor.getSnapshot())?.Skickas).toBe(3)
      await clock.pass(2000)
      expect(select.deliveries(actor.getSnapshot())?.Skickas).toBe(1)
      await clock.pass(2000)
      expect(select.deliveries(actor.getSnapshot())?.Skickas).toBe(0)
      await clock.pass(10_000)
      expect(asked.fetched).toEqual([Period, Period, Period])
      actor.send(changed('202501'))
      expect(asked.fetched).toHaveLength(3)
      actor.send(changed(Period))
      actor.send({ type: 'delivery.reload' })
      await settle()
      actor.send({ type: 'delivery.reload' })
      await settle()
      expect(asked.fetched).toHaveLength(6)
      actor.send({ type: 'delivery.show', Period: '202501' })
      expect(select.deliveries(actor.getSnapshot())).toBeNull()
      actor.send({ type: 'delivery.leave' })
    },
  },
  'what was not sent is sent again, once, and its refusal is told': {
    live: live({ remedy: [networkDown, ok(''), ok('Lönebeskedet är redan utlämnat.')] }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send(again('one'))
      expect(select.isActing(actor.getSnapshot())).toBe(true)
      await settle()
      expect(select.isActing(actor.getSnapshot())).toBe(false)
      actor.send(again('two'))
      await settle()
      actor.send(again('three'))
      await settle()
      expect(asked.done).toEqual([
        { Period, items, key: 'one' },
        { Period, items, key: 'one' },
        { Period, items, key: 'three' },
      ])
      expect(asked.fetched).toHaveLength(4)
    },
  },
  'a press counts while the deliveries are fetched again, and after that has failed': {
    live: () =>
      live({ fetch: [ok(exampleDeliveries), ok(exampleDeliveries), networkDown], remedy: [ok(''), ok('')] })().provide({
        actors: { networkReturn: answer(networkReturn, () => silent) },
      }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send(changed(Period))
      actor.send(again('one'))
      await settle()
      actor.send({ type: 'delivery.reload' })
      await settle()
      expect(select.isFailed(actor.getSnapshot())).toBe(true)
      actor.send(again('two'))
      await settle()
      expect(asked.done.map(({ key }) => key)).toEqual(['one', 'two'])
    },
  },
  'a failure is tried again with the connection': {
    live: live({ fetch: [networkDown, ok(exampleDeliveries)] }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      expect(select.deliveries(actor.getSnapshot())).toEqual(exampleDeliveries)
    },
  },
  'a failure is tried again on request': {
    live: () =>
      live({ fetch: [networkDown, ok(exampleDeliveries)] })().provide({
        actors: { networkReturn: answer(networkReturn, () => silent) },
      }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      expect(select.isFailed(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'delivery.reload' })
      await settle()
      expect(select.isFailed(actor.getSnapshot())).toBe(false)
    },
  },
}

verifyFlow(payslipDeliveryFlow, { spec: import.meta.url, scenarios })
