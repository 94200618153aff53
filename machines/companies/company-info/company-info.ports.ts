import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { FetchedCompany } from '../company-selection/company-selection.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const companyInfoPorts = {
  /** `GET /companyInfo/{FtgId}`. */
  fetchCompany: port<{ FtgId: string }, Result<FetchedCompany>>('companyInfo.fetchCompany'),
}
