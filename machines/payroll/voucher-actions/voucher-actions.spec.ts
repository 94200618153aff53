import { verifyAct } from '../../kit/shared/testing/verify-act.ts'
import { voucherActionsFlow } from './voucher-actions.machine.ts'
import type { ActOnVoucher } from './voucher-actions.types.ts'

const voucher = { VerId: 'a', text: 'Löner november', others: 0 }
const remove: ActOnVoucher = { act: 'remove', voucher }
const reverse: ActOnVoucher = { act: 'reverse', voucher, date: '2026-12-01' }

verifyAct(voucherActionsFlow, {
  spec: import.meta.url,
  asked: remove,
  plain: reverse,
  value: 'b',
  dialog: { subject: voucher, act: reverse },
})
