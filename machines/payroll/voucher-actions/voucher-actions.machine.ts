import { describeFlow } from '../../kit/journal/registry.ts'
import { actOf } from '../../kit/shared/act.ts'
import { voucherActionsPorts } from './voucher-actions.ports.ts'
import type { ActOnVoucher, VoucherOfAct } from './voucher-actions.types.ts'

/** Removes vouchers that are not sent, and takes sent ones back, with those made together. */
export const voucherActionsMachine = actOf<ActOnVoucher, string, VoucherOfAct>({
  id: 'voucherActions',
  noun: 'voucher',
  doAct: voucherActionsPorts.doAct,
  question: ({ act, voucher: { text, others } }) =>
    act === 'reverse'
      ? null
      : {
          title: 'Ta bort verifikationen?',
          confirm: 'Ta bort',
          isDestructive: true,
          text: `”${text}” tas bort${withOthers(others)}. Lönebeskeden kan sedan bokföras på nytt.`,
        },
  doneText: ({ act }) => (act === 'remove' ? 'Verifikationen är borttagen.' : 'Verifikationen är återförd med en ny.'),
  tells: () => [
    ['vouchers', { type: 'vouchers.reload' }],
    ['voucher', { type: 'view.reload' }],
  ],
  dialog: 'A dialog asks for the day on which the voucher is taken back.',
})

function withOthers(others: number): string {
  if (others === 0) return ''
  return others === 1
    ? ', med den som skapades tillsammans med den'
    : `, med ${others} som skapades tillsammans med den`
}

/** The registration of the flow in the journal. */
export const voucherActionsFlow = describeFlow({ machine: voucherActionsMachine, version: 2, resume: 'afresh' })
