import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'

/** What the flow asks of the world outside. */
export const companyRemovalPorts = {
  /**
   * How many employees the company has, of all years: `GET /perlista`, for the number of its rows.
   */
  countEmployees: port<{ readonly FtgId: string }, Result<number>>('companyRemoval.countEmployees'),
  /** Whether the company was restored from a copy: `GET /companyList`, for its RestoreInfo. */
  findOrigin: port<{ readonly FtgId: string }, Result<boolean>>('companyRemoval.findOrigin'),
  /** `POST /myAccount/confirm`: the person is who they say. */
  confirmPerson: port<{ readonly password: SecretRef }, Result<null>>('companyRemoval.confirmPerson'),
  /**
   * `DELETE /companyInfo/{FtgId}`: the Id of the job that takes a copy and removes the company;
   * both, or neither.
   */
  removeCompany: port<{ readonly FtgId: string; readonly key: string }, Result<string>>('companyRemoval.removeCompany'),
}
