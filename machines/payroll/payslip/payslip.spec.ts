import { expect } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { examplePayslip } from '#contracts/payroll/run/examples.ts'
import type { Payslip } from '#contracts/payroll/run/shapes.ts'
import { networkReturn } from '../../kit/shared/network-return.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkBack, networkDown } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { payslipFlow, payslipMachine } from './payslip.machine.ts'
import { payslipPorts } from './payslip.ports.ts'
import * as select from './payslip.select.ts'
import type { PayslipStep } from './payslip.types.ts'

const { Period, AnstNr } = examplePayslip
const later: Payslip = { ...examplePayslip, Version: examplePayslip.Version + 1 }
const warned: Payslip = { ...examplePayslip, Varningar: ['Den anställda saknar bankkonto för utbetalningen.'] }
const missing = failure({ tag: 'backend' as const, ...errors.payslipMissing })
const silent = new Promise<never>(() => {})
const acted: (PayslipStep & { readonly key: string })[] = []

const live =
  (fetch: readonly Result<Payslip>[] = [ok(examplePayslip), ok(later)], act: readonly Result<string>[] = [ok('')]) =>
  () => {
    acted.length = 0
    const [fetches, acts] = [inTurn(...fetch), inTurn(...act)]
    return payslipMachine.provide({
      actors: {
        ...networkBack,
        fetchPayslip: answer(payslipPorts.fetchPayslip, () => fetches()),
        act: answer(payslipPorts.act, ({ input }) => {
          acted.push(input)
          return acts()
        }),
      },
    })
  }

const show = { type: 'payslip.show', Period, AnstNr, Nummer: 1 } as const
const changed = (period: string) => ({ type: 'payslip.changed', FtgId: 'nordsken', Period: period }) as const

const scenarios: Scenarios<typeof payslipMachine> = {
  'a payslip stays on display while it is fetched again, and not while another is': {
    live: live(),
    async play({ actor }) {
      actor.send(show)
      actor.send({ type: 'payslip.act', action: 'ready', key: 'early' })
      actor.send({ type: 'payslip.reload' })
      await settle()
      expect(select.payslip(actor.getSnapshot())).toEqual(later)
      actor.send({ type: 'payslip.reload' })
      actor.send(show)
      expect(select.version(actor.getSnapshot())).toBe(later.Version)
      await settle()
      actor.send({ ...show, Nummer: 2 })
      expect(select.payslip(actor.getSnapshot())).toBeNull()
      await settle()
      actor.send({ ...show, AnstNr: 'another' })
      expect([select.payslip(actor.getSnapshot()), select.version(actor.getSnapshot())]).toEqual([null, 0])
      await settle()
      actor.send({ type: 'payslip.leave' })
      expect(select.payslip(actor.getSnapshot())).toBeNull()
      expect(acted).toEqual([])
    },
  },
  'a change elsewhere in its period fetches it again': {
    live: live([ok(examplePayslip), ok(later)]),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send(changed('209912'))
      await settle()
      expect(select.version(actor.getSnapshot())).toBe(examplePayslip.Version)
      actor.send(changed(Period))
      await settle()
      expect(select.version(actor.getSnapshot())).toBe(later.Version)
    },
  },
  'one with warnings is marked as ready when that is confirmed, and not otherwise': {
    live: live([ok(warned), ok(warned)], [ok('')]),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send({ type: 'payslip.act', action: 'ready', key: 'one' })
      expect(actor.getSnapshot().value).toBe('asking')
      actor.send({ type: 'confirm.answered', id: 'another', answer: 'confirmed' })
      actor.send({ type: 'confirm.answered', id: 'payslip.ready', answer: 'cancelled' })
      expect([actor.getSnapshot().value, actor.getSnapshot().context.step, acted]).toEqual([
        { open: 'loading' },
        null,
        [],
      ])
      actor.send({ type: 'payslip.act', action: 'ready', key: 'two' })
      actor.send({ type: 'confirm.answered', id: 'payslip.ready', answer: 'confirmed' })
      await settle()
      expect(acted.map(({ action, key }) => [action, key])).toEqual([['ready', 'two']])
      // Only marking as ready is asked about.
      actor.send({ type: 'payslip.act', action: 'unready', key: 'three' })
      expect(select.isActing(actor.getSnapshot())).toBe(true)
      await settle()
    },
  },
  'one below zero is not asked about, since it is refused with the reason': {
    live: live([ok({ ...warned, Netto: -1 }), ok(later)], [ok('Nettolönen är negativ.')]),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send({ type: 'payslip.act', action: 'ready', key: 'one' })
      expect(select.isActing(actor.getSnapshot())).toBe(true)
      await settle()
      expect(acted.map(({ action }) => action)).toEqual(['ready'])
    },
  },
  'a step is taken once with the version that was seen, and the payslip is fetched again': {
    live: live(undefined, [networkDown, ok(''), ok('Nettolönen är negativ.')]),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send({ type: 'payslip.act', action: 'ready', key: 'one' })
      expect(select.isActing(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'payslip.act', action: 'ready', key: 'ignored' })
      await settle()
      actor.send({ type: 'payslip.act', action: 'ready', key: 'two' })
      await settle()
      actor.send({ type: 'payslip.act', action: 'attest', key: 'three' })
      await settle()
      expect(acted.map(({ action, key, Version }) => [action, key, Version])).toEqual([
        ['ready', 'one', examplePayslip.Version],
        ['ready', 'two', later.Version],
        ['attest', 'three', later.Version],
      ])
      expect(select.isActing(actor.getSnapshot())).toBe(false)
    },
  },
  'a press counts while the payslip is fetched again, and after that has failed': {
    live: () =>
      live([ok(examplePayslip), ok(examplePayslip), ok(later), networkDown], [ok(''), ok('')])().provide({
        actors: { networkReturn: answer(networkReturn, () => silent) },
      }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send(changed(Period))
      actor.send({ type: 'payslip.act', action: 'attest', key: 'one' })
      await settle()
      actor.send({ type: 'payslip.reload' })
      await settle()
      expect(select.isFailed(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'payslip.act', action: 'unready', key: 'two' })
      await settle()
      expect(acted.map(({ action, key, Version }) => [action, key, Version])).toEqual([
        ['attest', 'one', examplePayslip.Version],
        ['unready', 'two', later.Version],
      ])
    },
  },
  'a person without a payslip gets one when the period is calculated': {
    live: live([missing, ok(examplePayslip)]),
    async play({ actor }) {
      actor.send(show)
      await settle()
      expect(select.isMissing(actor.getSnapshot())).toBe(true)
      actor.send(changed('209912'))
      actor.send(changed(Period))
      await settle()
      expect(select.payslip(actor.getSnapshot())).toEqual(examplePayslip)
    },
  },
  'a failure is tried again with the connection': {
    live: live([networkDown, ok(examplePayslip)]),
    async play({ actor }) {
      actor.send(show)
      await settle()
      expect(select.payslip(actor.getSnapshot())).toEqual(examplePayslip)
    },
  },
  'a failure is tried again on request': {
    live: () =>
      live([networkDown, ok(examplePayslip)])().provide({
        actors: { networkReturn: answer(networkReturn, () => silent) },
      }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      expect(select.isFailed(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'payslip.reload' })
      await settle()
      expect(select.isFailed(actor.getSnapshot())).toBe(false)
    },
  },
}

verifyFlow(payslipFlow, { spec: import.meta.url, scenarios })
