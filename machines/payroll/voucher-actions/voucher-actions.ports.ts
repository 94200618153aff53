import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { ActOnVoucher } from './voucher-actions.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const voucherActionsPorts = {
  /**
   * `DELETE /bokforingsunderlag/{VerId}`, or `POST /bokforingsunderlag/{VerId}/reverse`. Returns
   * the voucher that takes it back, or an empty text.
   */
  doAct: port<ActOnVoucher & { readonly key: string }, Result<string>>('voucherActions.doAct'),
}
