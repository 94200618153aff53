import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { FetchedVouchers, Proposal, SentFile, ShownVouchers } from './vouchers.types.ts'

interface OfPeriod {
  readonly Period: string
}

/** The flow's ports: the requests whose answers it waits for. */
export const vouchersPorts = {
  /** `GET /bokforingsunderlag?Year=`, or `GET /bokforingsunderlagList/{Period}` of a period. */
  fetchVouchers: port<ShownVouchers, Result<FetchedVouchers>>('vouchers.fetchVouchers'),
  /** `POST /bokforingsunderlagList/{Period}` in preview, which stores nothing. */
  propose: port<OfPeriod, Result<Proposal>>('vouchers.propose'),
  /** `POST /bokforingsunderlagList/{Period}`. Returns how many vouchers were made. */
  make: port<OfPeriod & { readonly key: string }, Result<number>>('vouchers.make'),
  /** `POST /bokforingsunderlagList/{Period}/jobs`. Returns the Id of the job. */
  order: port<OfPeriod & { readonly isPreview: boolean; readonly key: string }, Result<string>>('vouchers.order'),
  /** `GET /bokforingsunderlagList/{Period}/jobs/{Id}`. */
  collect: port<OfPeriod & { readonly job: string }, Result<Proposal>>('vouchers.collect'),
  /** `POST /bokforingsunderlagList/{Period}/send`. */
  send: port<OfPeriod & { readonly key: string }, Result<SentFile>>('vouchers.send'),
}
