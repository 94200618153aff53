import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { actionsFor, reachable } from '#contracts/life/life.ts'
import { exampleVoucher } from '#contracts/payroll/vouchers/examples.ts'
import { voucherLife } from '#contracts/payroll/vouchers/voucher-life.ts'
import { rightsWhere } from '#contracts/rights/catalogue.ts'
import { rendered } from '../testing/rendered.tsx'
import { VoucherActions } from './voucher-actions.tsx'
import { voucherTexts } from './vouchers.text.ts'

const labels = { remove: voucherTexts.period.remove, reverse: voucherTexts.period.reverse } as const
const states = reachable(voucherLife, [
  { status: 'CREATED', kind: 'posting' },
  { status: 'CREATED', kind: 'reversal' },
])

describe('what may be done with a voucher', () => {
  it.each(['Bookkeeping.Write', 'Bookkeeping.Send', 'Bookkeeping.Export'])(
    'is offered as its life says, for who has %s',
    right => {
      for (const state of states) {
        const voucher = {
          ...exampleVoucher,
          Status: state.status,
          Aterfor: state.kind === 'reversal' ? exampleVoucher.Kontering : null,
        }
        const { buttons } = rendered(
          createElement(VoucherActions, { shown: { voucher, others: [] } }),
          rightsWhere(each => each === right),
        )
        const offered: readonly string[] = actionsFor(voucherLife, state, each => each === right)
        expect([state, ...buttons]).toEqual([
          state,
          ...Object.entries(labels).flatMap(([action, label]) => (offered.includes(action) ? [label] : [])),
        ])
      }
    },
  )
})
