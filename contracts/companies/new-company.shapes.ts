import { z } from 'zod'
import { payTypeTables } from '../code-lists/pay-types.ts'
import { FtgId, SalaryYear } from '../sign-in/session.shapes.ts'
import { maxCompanyName } from './new-company.rules.ts'

const name = z.string().trim().min(1).max(maxCompanyName)

/**
 * A company to be created (first document §3). The form's rules, by
 * contracts/companies/new-company.rules.ts, hold here too.
 */
export const NewCompany = z.strictObject({
  Namn: name,
  /** Without the plus signs that a clone's may have. */
  FtgId: FtgId.regex(/^[a-z0-9]*$/),
  /**
   * The code of the pay-type table that its pay types are of, and what the company calls the table.
   */
  LoneartsTabell: z.enum(payTypeTables.codes),
  LoneartsTabellNamn: name,
  /** Its first salary year: from 2019 to the current one. */
  Year: SalaryYear,
  /** Test persons, with the agreements that they follow. */
  StdTestData: z.boolean(),
  /** The standard calculation rules: OB, jour, beredskap and so on. */
  IncludeCSRegistries: z.boolean(),
  /** The company's employees get no HR functions in the portal. */
  InactivatePortalHRFunctions: z.boolean(),
})
export type NewCompany = z.infer<typeof NewCompany>
