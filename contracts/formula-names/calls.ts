import { z } from 'zod'
import { call } from '../call.ts'
import { employeeErrors } from '../employees/errors.ts'

const FormulaName = z.object({
  Kod: z.string(),
  BenText: z.string(),
  /** A base of the company, a fact of an employee, or a variable with a formula. */
  Typ: z.enum(['BAS', 'PERSON', 'FORMEL']),
  /** The formula of a variable, else an empty text. */
  Formel: z.string(),
})

/** The calls about formulas (third document §7: `/formel/variables`). */
export const formulaCalls = {
  variables: call('GET', '/formel/variables', {
    summary:
      "Returns the names that formulas may have: the company's bases with a code, the facts of an employee, and the company's own variables.",
    access: { right: 'Registry.CustomFormelVariables.Read' },
    data: z.array(FormulaName),
  }),
  values: call('GET', '/formel/variables/values/{AnstNr}', {
    summary:
      "Returns the facts of an employee that formulas read, as decimal numerals with a dot. Bases have no value outside a payslip, and are left out, as are the company's variables.",
    access: { right: 'Registry.PerReg.Read' },
    params: z.strictObject({ AnstNr: z.string().min(1).max(20) }),
    data: z.array(z.object({ Kod: z.string(), Varde: z.string() })),
    errors: [employeeErrors.employeeMissing],
  }),
}
