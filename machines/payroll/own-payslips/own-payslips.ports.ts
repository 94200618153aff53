import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { FetchedOwn, OwnPayslipKey } from './own-payslips.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const ownPayslipsPorts = {
  /** `GET /myPayslips`, or `GET /myPayslips/{Period}/{AnstNr}/{Nummer}` of a key. */
  fetchOwn: port<{ readonly key: OwnPayslipKey | null }, Result<FetchedOwn>>('ownPayslips.fetchOwn'),
}
