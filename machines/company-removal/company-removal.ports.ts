import { port } from '../shared/port.ts'
import type { Result } from '../shared/result.ts'

export const companyRemovalPorts = {
  /** `DELETE /companyInfo/{FtgId}`: a copy is taken, and the company removed; both, or neither. */
  removeCompany: port<{ readonly FtgId: string }, Result<null>>('companyRemoval.removeCompany'),
}
