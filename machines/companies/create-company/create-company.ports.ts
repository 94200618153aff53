import type { NewCompanyForm } from '#contracts/companies/new-company.rules.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const createCompanyPorts = {
  /** `POST /createCompany`. Returns the id of the new company. */
  create: port<{ readonly form: NewCompanyForm; readonly key: string }, Result<string>>('createCompany.create'),
}
