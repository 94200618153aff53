import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { errors } from '#contracts/errors.ts'
import { exampleVoucher } from '#contracts/payroll/vouchers/examples.ts'
import { verifyView } from '../../kit/shared/testing/verify-view.ts'
import { voucherFlow } from './voucher.machine.ts'
import * as select from './voucher.select.ts'
import type { ShownVoucher } from './voucher.types.ts'

const { VerId, Period } = exampleVoucher
const value: ShownVoucher = { voucher: exampleVoucher, others: [] }

verifyView(voucherFlow, {
  spec: import.meta.url,
  key: VerId,
  other: 'another',
  value,
  later: { voucher: { ...exampleVoucher, Version: exampleVoucher.Version + 1 }, others: [] },
  missing: errors.voucherMissing,
  change: { FtgId: 'nordsken', Period },
  otherChange: { FtgId: 'nordsken', Period: '209912' },
})

it('is shown to whom asks for that voucher, and to nobody else', () => {
  const snapshot = createActor(voucherFlow.machine).getSnapshot()
  expect([select.shownOf(snapshot, VerId), select.version(snapshot)]).toEqual([null, 0])
  const shown = { ...snapshot, context: { key: VerId, value } }
  expect([select.shownOf(shown, VerId), select.shownOf(shown, 'another')]).toEqual([value, null])
  expect(select.version(shown)).toBe(exampleVoucher.Version)
})
