import { ofCall, reading, writing } from '../../kit/shared/of-call.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const companyRemovalPorts = {
  /**
   * Returns the number of the company's employees in all years, which is the number of rows of `GET
   * /perlista`.
   */
  countEmployees: port<{ readonly FtgId: string }, Result<number>>('companyRemoval.countEmployees'),
  /** Returns whether the company was restored from a copy. */
  findOrigin: ofCall('companyRemoval.findOrigin', ({ FtgId }: { readonly FtgId: string }) =>
    reading('companies', 'list', {}, companies =>
      companies.some(each => each.FtgId === FtgId && each.RestoreInfo !== null),
    ),
  ),
  /** `POST /myAccount/confirm`: confirms the user's identity with the password. */
  confirmPerson: port<{ readonly password: SecretRef }, Result<null>>('companyRemoval.confirmPerson'),
  /** Returns the Id of the job that copies and removes the company in one transaction. */
  removeCompany: ofCall(
    'companyRemoval.removeCompany',
    ({ FtgId, key: idempotencyKey }: { readonly FtgId: string; readonly key: string }) =>
      writing('removedCompanies', 'remove', { params: { FtgId }, idempotencyKey }, ({ Id }) => Id),
  ),
}
