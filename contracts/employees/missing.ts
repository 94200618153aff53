import type { FormValues } from '../forms/field.ts'
import { employeeForm } from '../person/employee.form.ts'
import { usesTable } from '../person/tax.ts'
import type { IsoDate } from '../rules/date.ts'

interface Need {
  /** The field where it is entered. */
  readonly field: string
  /** The name of what is missing: 'skattetabell'. */
  readonly text: string
  readonly isMissing: (employee: FormValues) => boolean
}

const is =
  (field: string, ...values: readonly unknown[]) =>
  (employee: FormValues) =>
    values.includes(employee[field])

/** The fields that payroll requires, in the order of the form. */
const needs: readonly Need[] = [
  {
    field: 'PersNr',
    text: 'personnummer',
    isMissing: ({ PersNr, Fodelsedatum }) => PersNr === '' && Fodelsedatum === '',
  },
  { field: 'Lon', text: 'lön', isMissing: ({ Lon }) => Number(Lon) <= 0 },
  { field: 'AvtalId', text: 'avtal', isMissing: is('AvtalId', '') },
  { field: 'SkatteTyp', text: 'skattetyp', isMissing: is('SkatteTyp', '') },
  { field: 'SkattTab', text: 'skattetabell', isMissing: each => usesTable(each) && each.SkattTab === '' },
  { field: 'SkattKol', text: 'skattekolumn', isMissing: each => usesTable(each) && each.SkattKol === '' },
  {
    field: 'KontoNr',
    text: 'bankkonto',
    isMissing: ({ UtbetSatt, ClearNr, KontoNr }) => UtbetSatt === 'BNK' && (ClearNr === '' || KontoNr === ''),
  },
  {
    field: 'UtlIBAN',
    text: 'utländskt bankkonto',
    isMissing: ({ UtbetSatt, UtlIBAN }) => UtbetSatt === 'BNU' && UtlIBAN === '',
  },
]

const read = [...new Set(needs.map(({ field }) => field)), 'Fodelsedatum', 'UtbetSatt', 'ClearNr']

/**
 * Returns the fields that payroll needs and that an employee lacks, in the order of the form.
 *
 * @param written the employee's values in their wire format
 */
export function missingForPay(written: Readonly<Record<string, unknown>>, today: IsoDate): readonly string[] {
  const employee = employeeForm.read(written, today, read)
  return needs.filter(({ isMissing }) => isMissing(employee)).map(({ field }) => field)
}

/** Returns what a field that `missingForPay` names is called in a sentence: 'skattetabell'. */
export const textOfMissing = (field: string): string => needs.find(each => each.field === field)?.text ?? field
