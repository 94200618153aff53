import type { PayRow } from '../../../engine/payslip.ts'
import { law } from '../../../law/law.ts'
import type { DeclaredPayslip, DeclaredPerson, Employer } from '../declaration.ts'
import { type DeclarationBasis, declarationOf } from '../declaration-of.ts'
import type { Sender } from '../xml.ts'

/** What makes things of a declaration for the specs. The persons are those of SKV's examples. */

export const employer: Employer = {
  identity: '165560269986',
  name: 'Exempel & Söner AB',
  contact: { name: 'Ville Vessla', phone: '08-1234567', email: 'ville.vessla@example.se' },
  hasNoPermanentEstablishment: false,
  // The figures of most specs are below the limit, which has specs of its own.
  usesYearLimit: false,
  usesResearchReduction: false,
  usesRegionalReduction: false,
}

export const sender: Sender = {
  program: 'Avlöna',
  identity: '165560125790',
  contact: { name: 'Valle Vadman', phone: '08-7654321', email: 'valle.vadman@example.se' },
}

/** Returns a person by the personal number. The AnstNr is the statement number wanted. */
export const person = (number: string, payee: string, differs: Partial<DeclaredPerson> = {}): DeclaredPerson => ({
  person: number,
  name: `Anställd ${number}`,
  payee: { box: '215', id: payee },
  birthDate: `${payee.slice(0, 4)}-${payee.slice(4, 6)}-${String(Number(payee.slice(6, 8)) % 60).padStart(2, '0')}`,
  taxType: 'HUV',
  contributionType: '99',
  isPosted: false,
  isResearcher: false,
  chosenNumber: null,
  earlierInYear: { base: 0, free: 0 },
  facts: new Map(),
  ...differs,
})

/** Returns a row of a payslip. The amount is in öre, as it adds to the pay. */
export const row = (id: string, box: string, amount: number, differs: Partial<PayRow> = {}): PayRow => ({
  id,
  payType: '1000',
  text: 'Lön',
  from: '2026-10-01',
  to: '2026-10-31',
  quantity: null,
  unit: 'KR',
  price: null,
  amount,
  kind: 'BRUTTO',
  tax: 'TAB',
  contribution: 'AVG',
  box,
  tick: '',
  declaredAbsence: '',
  account: '',
  units: [],
  distribution: '',
  steps: [],
  ...differs,
})

/** The fields of what is deducted, whose rows lower the pay. */
const deducted = ['001', '274', '275', '098']

/** Returns a payslip of amounts by field, in kronor. A field of 0 is a tick. */
export function payslip(
  number: string,
  fields: Readonly<Record<string, number>>,
  { period = '2026-10', id = `${number}-1`, contributions = 0 } = {},
): DeclaredPayslip {
  const rows = Object.entries(fields).map(([box, amount]) => {
    if (amount === 0) return row(box, '', 1_00, { tick: box, kind: 'FÖRMÅN' })
    const öre = Math.round(amount * 100)
    return row(box, box, deducted.includes(box) ? 0 - öre : öre)
  })
  const none = { gross: 0, benefits: 0, taxable: 0, tax: 0, afterTax: 0, net: 0, contributionBase: 0, payrollTax: 0 }
  return { id, person: number, period, rows, totals: { ...none, contributions } }
}

/** Returns the basis of a declaration of October 2026 with what differs. */
export const basis = (differs: Partial<DeclarationBasis>): DeclarationBasis => ({
  employer,
  period: '2026-10',
  persons: [],
  payslips: [],
  absences: [],
  amounts: {},
  numbers: {},
  ...differs,
})

/** Returns a declaration of October 2026 with what differs. */
export const declaration = (differs: Partial<DeclarationBasis>) => declarationOf(basis(differs), law)

/** Returns the fields and values of a form, by field. */
export const valuesOf = ({ fields }: { fields: readonly { box: string; value: number | string }[] }) =>
  Object.fromEntries(fields.map(({ box, value }) => [box, value]))
