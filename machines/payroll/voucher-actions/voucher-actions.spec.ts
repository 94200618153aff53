import { expect } from 'vitest'
import { answer } from '../../kit/shared/port.ts'
import { ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkDown } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { voucherActionsFlow, voucherActionsMachine } from './voucher-actions.machine.ts'
import { voucherActionsPorts } from './voucher-actions.ports.ts'
import * as select from './voucher-actions.select.ts'
import type { ActOnVoucher, VoucherActionsEmitted } from './voucher-actions.types.ts'

const voucher = (VerId: string, others = 0) => ({ VerId, text: 'Löner november', others })
const done: (ActOnVoucher & { readonly key: string })[] = []

const live =
  (...answers: readonly Result<string>[]) =>
  () => {
    done.length = 0
    const next = inTurn(...answers)
    return voucherActionsMachine.provide({
      actors: {
        doAct: answer(voucherActionsPorts.doAct, ({ input }) => {
          done.push(input)
          return next()
        }),
      },
    })
  }

const remove = (key: string, others = 0) => ({ type: 'voucher.remove', voucher: voucher('a', others), key }) as const
const say = (given: 'confirmed' | 'cancelled') =>
  ({ type: 'confirm.answered', id: 'removeVoucher', answer: given }) as const
const start = (date: string, key: string) => ({ type: 'reversal.start', date, key }) as const

const scenarios: Scenarios<typeof voucherActionsMachine> = {
  'a voucher is removed when that is confirmed, once': {
    live: live(networkDown, ok('')),
    async play({ actor }) {
      const emitted: VoucherActionsEmitted[] = []
      actor.on('voucher.acted', fact => emitted.push(fact))
      actor.send(remove('one'))
      actor.send(say('cancelled'))
      await settle()
      expect(done).toEqual([])
      actor.send(remove('two', 1))
      actor.send(say('confirmed'))
      expect(select.isActing(actor.getSnapshot())).toBe(true)
      actor.send(remove('ignored'))
      await settle()
      expect(emitted).toEqual([])
      actor.send(remove('three', 1))
      actor.send(say('confirmed'))
      await settle()
      expect(done.map(({ act, key }) => [act, key])).toEqual([
        ['remove', 'two'],
        ['remove', 'two'],
      ])
      expect(emitted).toEqual([{ type: 'voucher.acted', act: 'remove', VerId: 'a', to: '' }])
    },
  },
  'a voucher is taken back on a day; a failure leaves the dialog': {
    live: live(networkDown, ok('b')),
    async play({ actor }) {
      const emitted: VoucherActionsEmitted[] = []
      actor.on('voucher.acted', fact => emitted.push(fact))
      actor.send({ type: 'reversal.open', voucher: voucher('a') })
      expect(select.reversed(actor.getSnapshot())).toEqual(voucher('a'))
      actor.send(start('2026-12-01', 'one'))
      expect(select.isActing(actor.getSnapshot())).toBe(true)
      await settle()
      expect(select.reversed(actor.getSnapshot())).toEqual(voucher('a'))
      // Another day is another intent.
      actor.send(start('2026-12-02', 'two'))
      await settle()
      expect(done.map(({ key }) => key)).toEqual(['one', 'two'])
      expect(emitted).toEqual([{ type: 'voucher.acted', act: 'reverse', VerId: 'a', to: 'b' }])
      expect(select.reversed(actor.getSnapshot())).toBeNull()
    },
  },
  'closing the dialog takes nothing back': {
    live: live(ok('b')),
    async play({ actor }) {
      actor.send({ type: 'reversal.open', voucher: voucher('a', 3) })
      actor.send({ type: 'reversal.close' })
      await settle()
      expect([done, select.reversed(actor.getSnapshot())]).toEqual([[], null])
    },
  },
}

verifyFlow(voucherActionsFlow, { spec: import.meta.url, scenarios })
