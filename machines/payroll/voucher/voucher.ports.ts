import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { ShownVoucher } from './voucher.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const voucherPorts = {
  /**
   * `GET /bokforingsunderlag/{VerId}`, and `GET /bokforingsunderlagList/{Period}` of its period.
   */
  fetchVoucher: port<{ readonly VerId: string }, Result<ShownVoucher>>('voucher.fetchVoucher'),
}
