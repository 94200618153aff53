import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'

export const companyRemovalPorts = {
  /** How many employees the company has, of all years: `GET /perlista`, for the number of its rows. */
  countEmployees: port<{ readonly FtgId: string }, Result<number>>('companyRemoval.countEmployees'),
  /** `DELETE /companyInfo/{FtgId}`: a copy is taken, and the company removed; both, or neither. */
  removeCompany: port<{ readonly FtgId: string; readonly key: string }, Result<null>>('companyRemoval.removeCompany'),
}
