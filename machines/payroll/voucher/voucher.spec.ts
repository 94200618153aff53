import { expect } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { exampleVoucher } from '#contracts/payroll/vouchers/examples.ts'
import { networkReturn } from '../../frame/connectivity/connectivity.ports.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkBack, networkDown } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { voucherFlow, voucherMachine } from './voucher.machine.ts'
import { voucherPorts } from './voucher.ports.ts'
import * as select from './voucher.select.ts'
import type { ShownVoucher } from './voucher.types.ts'

const { VerId, Period } = exampleVoucher
const shown: ShownVoucher = { voucher: exampleVoucher, others: [] }
const later: ShownVoucher = { voucher: { ...exampleVoucher, Version: exampleVoucher.Version + 1 }, others: [] }
const missing = failure({ tag: 'backend' as const, ...errors.voucherMissing })
const silent = new Promise<never>(() => {})

const live =
  (...fetch: readonly Result<ShownVoucher>[]) =>
  () => {
    const fetches = inTurn(...fetch)
    return voucherMachine.provide({
      actors: { ...networkBack, fetchVoucher: answer(voucherPorts.fetchVoucher, () => fetches()) },
    })
  }

const show = { type: 'voucher.show', VerId } as const
const changed = (period: string) => ({ type: 'voucher.changed', FtgId: 'nordsken', Period: period }) as const

const scenarios: Scenarios<typeof voucherMachine> = {
  'a voucher stays on display while it is fetched again, and not while another is': {
    live: live(ok(shown), ok(later)),
    async play({ actor }) {
      actor.send(show)
      expect(select.shownOf(actor.getSnapshot(), VerId)).toBeNull()
      actor.send({ type: 'voucher.reload' })
      await settle()
      actor.send({ type: 'voucher.reload' })
      actor.send(show)
      expect(select.version(actor.getSnapshot())).toBe(later.voucher.Version)
      await settle()
      expect(select.shownOf(actor.getSnapshot(), VerId)).toEqual(later)
      expect(select.shownOf(actor.getSnapshot(), 'another')).toBeNull()
      actor.send({ ...show, VerId: 'another' })
      expect([select.shownOf(actor.getSnapshot(), 'another'), select.version(actor.getSnapshot())]).toEqual([null, 0])
      await settle()
      actor.send({ type: 'voucher.leave' })
      expect(select.shownOf(actor.getSnapshot(), VerId)).toBeNull()
    },
  },
  'a change elsewhere in its period fetches it again': {
    live: live(ok(shown), ok(later)),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send(changed('209912'))
      await settle()
      expect(select.version(actor.getSnapshot())).toBe(exampleVoucher.Version)
      actor.send(changed(Period))
      await settle()
      expect(select.version(actor.getSnapshot())).toBe(later.voucher.Version)
    },
  },
  'one that is removed meanwhile is no longer shown': {
    live: live(ok(shown), missing),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send(changed(Period))
      await settle()
      expect(select.isMissing(actor.getSnapshot())).toBe(true)
      expect(select.shownOf(actor.getSnapshot(), VerId)).toBeNull()
    },
  },
  'a failure is tried again with the connection': {
    live: live(networkDown, ok(shown)),
    async play({ actor }) {
      actor.send(show)
      await settle()
      expect(select.shownOf(actor.getSnapshot(), VerId)).toEqual(shown)
    },
  },
  'a failure is tried again on request': {
    live: () =>
      live(networkDown, ok(shown))().provide({ actors: { networkReturn: answer(networkReturn, () => silent) } }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      expect(select.isFailed(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'voucher.reload' })
      await settle()
      expect(select.isFailed(actor.getSnapshot())).toBe(false)
    },
  },
}

verifyFlow(voucherFlow, { spec: import.meta.url, scenarios })
