import { errors } from '#contracts/errors.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { viewOf } from '../../kit/shared/view.ts'
import { voucherPorts } from './voucher.ports.ts'
import type { ShownVoucher, VouchersChanged } from './voucher.types.ts'

/** Shows a voucher beside the form of its date, text and rows, which merges what others change. */
export const voucherMachine = viewOf<string, ShownVoucher, VouchersChanged>({
  id: 'voucher',
  noun: 'voucher',
  fetch: voucherPorts.fetchVoucher,
  missing: [errors.voucherMissing],
  isOf: ({ Period }, { value }) => value?.voucher.Period === Period,
  tells: () => [['voucherForm', { type: 'form.changedElsewhere', Version: null }]],
})

/** The registration of the flow in the journal. */
export const voucherFlow = describeFlow({ machine: voucherMachine, version: 2, resume: 'afresh' })
