import { ofCall, writing } from '../../kit/shared/of-call.ts'
import type { ActOnVoucher } from './voucher-actions.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const voucherActionsPorts = {
  /** Returns the voucher that takes it back, or an empty text of a removed one. */
  doAct: ofCall('voucherActions.doAct', (asked: ActOnVoucher & { readonly key: string }) => {
    const request = { params: { VerId: asked.voucher.VerId }, idempotencyKey: asked.key }
    return asked.act === 'remove'
      ? writing('vouchers', 'remove', request, () => '')
      : writing('vouchers', 'reverse', { ...request, body: { Datum: asked.date } }, ({ VerId }) => VerId)
  }),
}
