import { eachTime, ofCall, reading, writing } from '../../kit/shared/of-call.ts'
import { proposalOf } from './vouchers.proposal.ts'
import type { FetchedVouchers, SentFile, ShownVouchers } from './vouchers.types.ts'

interface OfPeriod {
  readonly Period: string
}
interface Keyed extends OfPeriod {
  readonly key: string
}

/** The flow's ports: the requests whose answers it waits for. */
export const vouchersPorts = {
  /** Fetches the periods of a year, or the vouchers of a period. */
  fetchVouchers: ofCall('vouchers.fetchVouchers', ({ year, period }: ShownVouchers) =>
    period === ''
      ? reading(
          'vouchers',
          'periods',
          { filter: { Year: year } },
          (periods): FetchedVouchers => ({
            periods,
            list: null,
          }),
        )
      : reading(
          'vouchers',
          'list',
          { params: { Period: period } },
          (list): FetchedVouchers => ({
            periods: null,
            list,
          }),
        ),
  ),
  /** Returns what would be made. Nothing is stored. */
  propose: ofCall('vouchers.propose', (params: OfPeriod) =>
    writing('vouchers', 'make', { params, body: { Forhandsgranska: true }, idempotencyKey: eachTime }, proposalOf),
  ),
  /** Returns how many vouchers were made. */
  make: ofCall('vouchers.make', ({ Period, key: idempotencyKey }: Keyed) =>
    writing(
      'vouchers',
      'make',
      { params: { Period }, body: { Forhandsgranska: false }, idempotencyKey },
      ({ Verifikationer }) => Verifikationer.length,
    ),
  ),
  /** Begins a job that makes them, or previews them. Returns its Id. */
  order: ofCall(
    'vouchers.order',
    ({ Period, isPreview: Forhandsgranska, key: idempotencyKey }: Keyed & { readonly isPreview: boolean }) =>
      writing('vouchers', 'order', { params: { Period }, body: { Forhandsgranska }, idempotencyKey }, ({ Id }) => Id),
  ),
  /** Fetches what a job has made. */
  collect: ofCall('vouchers.collect', ({ Period, job: Id }: OfPeriod & { readonly job: string }) =>
    reading('vouchers', 'made', { params: { Period, Id } }, proposalOf),
  ),
  send: ofCall('vouchers.send', ({ Period, key: idempotencyKey }: Keyed) =>
    writing('vouchers', 'send', { params: { Period }, idempotencyKey }, (sent): SentFile => sent),
  ),
}
