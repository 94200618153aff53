import { ofCalls, reading } from '../../kit/shared/of-call.ts'
import { isOk, mapResult } from '../../kit/shared/result.ts'
import type { ShownVoucher } from './voucher.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const voucherPorts = {
  /** Fetches a voucher by its VerId, and then those of its period. */
  fetchVoucher: ofCalls<ShownVoucher, string>('voucher.fetchVoucher', async (VerId, ask) => {
    const found = await ask(reading('vouchers', 'read', { params: { VerId } }))
    if (!isOk(found)) return found
    const voucher = found.value
    const list = await ask(reading('vouchers', 'list', { params: { Period: voucher.Period } }))
    return mapResult(list, ({ Verifikationer }) => ({
      voucher,
      others: Verifikationer.filter(each => each.VerId !== voucher.VerId),
    }))
  }),
}
