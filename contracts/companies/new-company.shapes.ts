import { z } from 'zod'
import { defaultPayTypeTable, payTypeTables } from '../code-lists/pay-types.ts'
import { lineOf } from '../rules/text.ts'
import { lineShape } from '../rules/text-shape.ts'
import { FtgId, SalaryYear } from '../wire.ts'
import { maxCompanyName, type NewCompanyForm } from './new-company.rules.ts'

const name = lineShape({ least: 1, most: maxCompanyName })

/**
 * A request to create a company (first document §3). The backend applies the form's rules too:
 * contracts/companies/new-company.rules.ts.
 */
export const NewCompany = z.strictObject({
  Namn: name,
  /** The id, without the plus signs that a clone's id may have. */
  FtgId: FtgId.regex(/^[a-z0-9]*$/),
  /** The code of the pay type table. */
  LoneartsTabell: z.enum(payTypeTables.codes),
  /** The company's name for the pay type table. */
  LoneartsTabellNamn: name,
  /** The first salary year: from 2019 to the current year. */
  Year: SalaryYear,
  /** True to create test persons. */
  StdTestData: z.boolean(),
  /** True to create the standard calculation rules: OB, jour, beredskap and so on. */
  IncludeCSRegistries: z.boolean(),
  /** True to turn off the HR functions of the portal for the company's employees. */
  InactivatePortalHRFunctions: z.boolean(),
})
export type NewCompany = z.infer<typeof NewCompany>

/** Returns the request of a filled form: the name as it is kept, and the table's name too. */
export function newCompanyOf(form: NewCompanyForm): NewCompany {
  const table = payTypeTables.has(form.LoneartsTabell) ? form.LoneartsTabell : defaultPayTypeTable
  return {
    ...form,
    Namn: lineOf(form.Namn),
    LoneartsTabell: table,
    LoneartsTabellNamn: payTypeTables.label(table),
  }
}
