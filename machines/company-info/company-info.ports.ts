import type { FetchedCompany } from '../company-selection/company-selection.types.ts'
import { port } from '../shared/port.ts'
import type { Result } from '../shared/result.ts'

export const companyInfoPorts = {
  /** `GET /companyInfo/{FtgId}`. */
  fetchCompany: port<{ FtgId: string }, Result<FetchedCompany>>('companyInfo.fetchCompany'),
}
