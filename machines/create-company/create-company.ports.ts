import type { NewCompanyForm } from '#contracts/rules/new-company.ts'
import { port } from '../shared/port.ts'
import type { Result } from '../shared/result.ts'

export const createCompanyPorts = {
  /** `POST /createCompany`: the id of the new company. */
  create: port<NewCompanyForm, Result<string>>('createCompany.create'),
}
