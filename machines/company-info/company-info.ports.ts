import type { Company } from '../session/session.types.ts'
import { port } from '../shared/port.ts'
import type { Result } from '../shared/result.ts'

export const companyInfoPorts = {
  /** `GET /companyInfo/{FtgId}`; null when the company asks for an SMS code first. */
  fetchInfo: port<{ readonly FtgId: string }, Result<Company | null>>('companyInfo.fetchInfo'),
}
