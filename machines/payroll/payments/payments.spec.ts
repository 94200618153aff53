import { expect } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { exampleOrder, examplePaymentPeriod, exampleProposedPayment } from '#contracts/payroll/payments/examples.ts'
import type { PaymentPeriod } from '#contracts/payroll/payments/shapes.ts'
import { networkReturn } from '../../kit/shared/network-return.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkBack, networkDown } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { paymentsFlow, paymentsMachine } from './payments.machine.ts'
import { paymentsPorts } from './payments.ports.ts'
import * as select from './payments.select.ts'

const { Period, Forslag } = examplePaymentPeriod
const blocked = { ...exampleProposedPayment, AnstNr: '2', Hinder: 'Bankkonto saknas.', Konton: [] }
const first: PaymentPeriod = {
  ...examplePaymentPeriod,
  Forslag: { ...Forslag, Lonebesked: [blocked, ...Forslag.Lonebesked] },
}
const ordered: PaymentPeriod = {
  ...examplePaymentPeriod,
  Forslag: { ...Forslag, Lonebesked: [], TillKonto: 0 },
  Ordrar: [exampleOrder],
}
const refusal = failure({ tag: 'backend' as const, ...errors.paymentOutdated })
const inProgress = failure({ tag: 'backend' as const, ...errors.idempotencyInProgress })
const over = failure({ tag: 'backend' as const, status: 401, message: 'Sessionen är slut.' })
const silent = new Promise<never>(() => {})
const acted: { readonly act: 'make' | 'settle' | 'cancel'; readonly key: string }[] = []

const live =
  (fetch: readonly Result<PaymentPeriod>[] = [ok(first), ok(ordered)], act: readonly Result<null>[] = [ok(null)]) =>
  () => {
    acted.length = 0
    const [fetches, acts] = [inTurn(...fetch), inTurn(...act)]
    return paymentsMachine.provide({
      actors: {
        ...networkBack,
        fetchPayments: answer(paymentsPorts.fetchPayments, () => fetches()),
        make: answer(paymentsPorts.make, ({ input }) => {
          acted.push({ act: 'make', ...input })
          return acts()
        }),
        settle: answer(paymentsPorts.settle, ({ input }) => {
          acted.push({ act: 'settle', ...input })
          return acts()
        }),
        cancel: answer(paymentsPorts.cancel, ({ input }) => {
          acted.push({ act: 'cancel', ...input })
          return acts()
        }),
      },
    })
  }

const show = { type: 'payments.show', Period } as const
const changed = (period: string) => ({ type: 'payments.changed', FtgId: 'nordsken', Period: period }) as const
const make = (key: string) => ({ type: 'payments.make', Version: '03', key }) as const
const answeredBy = (reply: 'confirmed' | 'cancelled', id = '1') =>
  ({ type: 'confirm.answered', id, answer: reply }) as const

const scenarios: Scenarios<typeof paymentsMachine> = {
  'what can be paid is ordered once, as it was seen, and without those who cannot be paid': {
    live: live([ok(first), ok(first), ok(ordered)], [networkDown, ok(null)]),
    async play({ actor }) {
      actor.send(make('early'))
      actor.send(show)
      await settle()
      actor.send(make('one'))
      expect(select.isMaking(actor.getSnapshot())).toBe(true)
      actor.send(make('ignored'))
      await settle()
      actor.send(make('two'))
      await settle()
      // The answer of the first was lost: the same key asks for the same order.
      expect(acted.map(({ key }) => key)).toEqual(['one', 'one'])
      expect(acted[0]).toMatchObject({ act: 'make', Period, Lonebesked: [{ AnstNr: '1', Nummer: 1, Version: 1 }] })
      expect(select.payments(actor.getSnapshot())).toEqual(ordered)
      actor.send(make('nothing'))
      actor.send({ type: 'payments.fetch', Nr: 1, what: 'file' })
      expect(acted).toHaveLength(2)
    },
  },
  'an order whose answer was lost is fetched, since it may have been made': {
    live: live([ok(first), ok(ordered)], [networkDown]),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send(make('one'))
      await settle()
      expect(select.payments(actor.getSnapshot())).toEqual(ordered)
      actor.send(make('two'))
      expect(acted).toHaveLength(1)
    },
  },
  'an order that is still being made keeps its key': {
    live: live([ok(first), ok(first), ok(ordered)], [inProgress, ok(null)]),
    async play({ actor }) {
      actor.send(show)
      await settle()
      for (const key of ['one', 'two']) {
        actor.send(make(key))
        await settle()
      }
      expect(acted.map(({ key }) => key)).toEqual(['one', 'one'])
    },
  },
  'nothing is ordered in a locked period, or without a file': {
    live: live([
      ok({ ...first, Locked: true }),
      ok({ ...first, Forslag: { ...first.Forslag, Hinder: ['Bankfilens format är inte valt.'] } }),
    ]),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send(make('one'))
      actor.send({ type: 'payments.reload' })
      await settle()
      actor.send(make('two'))
      expect(acted).toEqual([])
    },
  },
  'an order that is refused shows why, and what holds now': {
    live: live([ok(first), ok(ordered)], [refusal]),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send(make('one'))
      await settle()
      expect(select.refused(actor.getSnapshot())).toBe(errors.paymentOutdated.message)
      expect(select.payments(actor.getSnapshot())).toEqual(ordered)
      actor.send(show)
      expect(select.refused(actor.getSnapshot())).toBe('')
    },
  },
  'an order is paid once that is confirmed': {
    live: live([ok(ordered)]),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send({ type: 'payments.settle', Nr: 1, key: 'one' })
      actor.send(answeredBy('cancelled'))
      actor.send(answeredBy('confirmed'))
      expect(acted).toEqual([])
      actor.send({ type: 'payments.settle', Nr: 1, key: 'two' })
      // An answer to another question leaves the order as it is.
      actor.send(answeredBy('confirmed', '2'))
      expect(acted).toEqual([])
      actor.send({ type: 'payments.settle', Nr: 1, key: 'two' })
      actor.send(answeredBy('confirmed'))
      expect(select.isSettling(actor.getSnapshot())).toBe(true)
      await settle()
      expect(acted).toEqual([{ act: 'settle', Period, Nr: 1, key: 'two' }])
    },
  },
  'a press counts while the orders are fetched again, and not before they are known': {
    live: live([ok(ordered)]),
    async play({ actor }) {
      actor.send(show)
      actor.send({ type: 'payments.settle', Nr: 1, key: 'early' })
      actor.send(answeredBy('confirmed'))
      await settle()
      expect(acted).toEqual([])
      actor.send(changed(Period))
      actor.send({ type: 'payments.settle', Nr: 1, key: 'one' })
      actor.send(answeredBy('confirmed'))
      await settle()
      expect(acted).toEqual([{ act: 'settle', Period, Nr: 1, key: 'one' }])
    },
  },
  'a press counts after the orders could not be fetched again': {
    live: () =>
      live([ok(ordered), networkDown])().provide({ actors: { networkReturn: answer(networkReturn, () => silent) } }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send({ type: 'payments.reload' })
      await settle()
      expect(select.isFailed(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'payments.settle', Nr: 1, key: 'one' })
      actor.send(answeredBy('confirmed'))
      await settle()
      expect(acted).toEqual([{ act: 'settle', Period, Nr: 1, key: 'one' }])
    },
  },
  'an order is cancelled with the reason, unless it is kept': {
    live: live([ok(ordered)], [networkDown, ok(null)]),
    async play({ actor }) {
      actor.send(show)
      actor.send({ type: 'payments.refuse', Nr: 1 })
      expect(select.isCancelling(actor.getSnapshot())).toBe(false)
      await settle()
      actor.send({ type: 'payments.cancel', Orsak: 'Fel', key: 'none' })
      actor.send({ type: 'payments.refuse', Nr: 1 })
      expect(select.isCancelling(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'payments.keep' })
      expect(select.isCancelling(actor.getSnapshot())).toBe(false)
      actor.send({ type: 'payments.refuse', Nr: 1 })
      // The dialog stays open until it is known that the order is cancelled.
      for (const key of ['one', 'two']) {
        expect(select.isCancelling(actor.getSnapshot())).toBe(true)
        actor.send({ type: 'payments.cancel', Orsak: 'Avvisad', key })
        expect([select.isSending, select.isCancelling].map(is => is(actor.getSnapshot()))).toEqual([true, true])
        await settle()
      }
      const request = { act: 'cancel', Period, Nr: 1, Orsak: 'Avvisad', key: 'one' }
      expect(acted).toEqual([request, request])
      expect(select.isCancelling(actor.getSnapshot())).toBe(false)
    },
  },
  'an order that cannot be marked as paid is shown as it is now': {
    live: live([ok(ordered)], [networkDown, refusal, over]),
    async play({ actor }) {
      actor.send(show)
      await settle()
      for (const [key, why] of [
        ['one', ''],
        ['two', errors.paymentOutdated.message],
        ['three', ''],
      ] as const) {
        actor.send({ type: 'payments.settle', Nr: 1, key })
        actor.send(answeredBy('confirmed'))
        await settle()
        expect(select.refused(actor.getSnapshot())).toBe(why)
        expect(select.isSettling(actor.getSnapshot())).toBe(false)
      }
      // The answer of the first was lost. The refusal of the second ended its intent.
      expect(acted.map(({ key }) => key)).toEqual(['one', 'one', 'three'])
    },
  },
  'a payment that cannot be cancelled closes the dialog and says why': {
    live: live([ok(ordered)], [refusal, over]),
    async play({ actor }) {
      actor.send(show)
      await settle()
      for (const [key, why] of [
        ['one', errors.paymentOutdated.message],
        ['two', ''],
      ] as const) {
        actor.send({ type: 'payments.refuse', Nr: 1 })
        actor.send({ type: 'payments.cancel', Orsak: 'Avvisad', key })
        await settle()
        expect(select.refused(actor.getSnapshot())).toBe(why)
        expect(select.isCancelling(actor.getSnapshot())).toBe(false)
      }
      expect(acted.map(({ key }) => key)).toEqual(['one', 'two'])
    },
  },
  'a session that is over leaves what was shown': {
    live: live(undefined, [over]),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send(make('one'))
      await settle()
      expect(select.refused(actor.getSnapshot())).toBe('')
    },
  },
  'a change elsewhere in the period fetches it again': {
    live: live(),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send(changed('209912'))
      await settle()
      expect(select.payments(actor.getSnapshot())).toEqual(first)
      actor.send(changed(Period))
      actor.send({ type: 'payments.reload' })
      await settle()
      expect(select.payments(actor.getSnapshot())).toEqual(ordered)
      actor.send({ ...show, Period: '202612' })
      expect(select.payments(actor.getSnapshot())).toBeNull()
      actor.send({ type: 'payments.leave' })
    },
  },
  'a period that does not exist is said': {
    live: live([failure({ tag: 'backend' as const, ...errors.salaryPeriodMissing })]),
    async play({ actor }) {
      actor.send(show)
      await settle()
      expect(select.isMissing(actor.getSnapshot())).toBe(true)
    },
  },
  'a failure is tried again with the connection': {
    live: live([networkDown, ok(first)]),
    async play({ actor }) {
      actor.send(show)
      await settle()
      expect(select.payments(actor.getSnapshot())).toEqual(first)
    },
  },
  'a failure is tried again on request': {
    live: () =>
      live([networkDown, ok(first)])().provide({
        actors: { networkReturn: answer(networkReturn, () => silent) },
      }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      expect(select.isFailed(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'payments.reload' })
      await settle()
      expect(select.isFailed(actor.getSnapshot())).toBe(false)
    },
  },
}

verifyFlow(paymentsFlow, { spec: import.meta.url, scenarios })
