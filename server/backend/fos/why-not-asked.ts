import { taxTypes } from '#contracts/code-lists/taxes.ts'
import { usesTable } from '#contracts/person/tax.ts'
import type { EmployeeRow } from '../person/employee-row.ts'

/**
 * Returns why Skatteverket is not asked about an employee, or empty. Only a main employer asks, and
 * only a table needs an answer.
 */
export function whyNotAsked({ personalNumber, taxType }: Pick<EmployeeRow, 'personalNumber' | 'taxType'>): string {
  if (!usesTable({ SkatteTyp: taxType })) {
    return taxType === '' ? 'Skattetypen saknas.' : `Skattetypen ”${taxTypes.label(taxType)}” behöver inget svar.`
  }
  return /^\d{12}$/.test(personalNumber) ? '' : 'Personnumret saknas.'
}
