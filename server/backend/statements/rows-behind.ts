import { fromHundredths } from '#contracts/rules/hundredths.ts'
import type { StatementRow } from '#contracts/statements/shapes.ts'
import type { RowReference } from '../tables/declared.ts'

/** A payslip whose rows figures are made of. */
interface Slip<Row> {
  /** The name that its figures are found by. */
  readonly id: string
  readonly rows: readonly Row[]
}

/** A part of a row, in öre, and the field that it adds to. */
interface RowPart {
  readonly box: string
  readonly amount: number
}

/** Returns the rows behind each field, in the order of the payslips. */
export function rowsByField<Row extends { readonly id: string }>(
  payslips: readonly Slip<Row>[],
  partsOf: (row: Row) => readonly RowPart[],
): ReadonlyMap<string, readonly RowReference[]> {
  const parts = payslips.flatMap(({ id: payslip, rows }) =>
    rows.flatMap(row => partsOf(row).map(({ box, amount }) => ({ box, reference: { payslip, row: row.id, amount } }))),
  )
  const byBox = Map.groupBy(parts, ({ box }) => box)
  return new Map([...byBox].map(([box, own]) => [box, own.map(({ reference }) => reference)]))
}

/** Returns the sum of rows, in öre. */
export const sumOfRows = (rows: readonly RowReference[]): number => rows.reduce((sum, { amount }) => sum + amount, 0)

/** A payslip with what its rows are shown by. */
interface ShownSlip extends Slip<{ readonly id: string; readonly payType: string; readonly text: string }> {
  readonly key: { readonly period: string; readonly employmentNumber: string; readonly number: number }
}

/** Returns what shows the rows that figures refer to. */
export function rowsIn(payslips: readonly ShownSlip[]): (references: readonly RowReference[]) => StatementRow[] {
  const slips = new Map(
    payslips.map(({ id, key, rows }) => [id, { key, rows: new Map(rows.map(row => [row.id, row])) }]),
  )
  return references =>
    references.flatMap(({ payslip, row: id, amount }) => {
      const slip = slips.get(payslip)
      const row = slip?.rows.get(id)
      if (!slip || !row) return []
      const { period, employmentNumber, number } = slip.key
      return [
        {
          Period: period,
          AnstNr: employmentNumber,
          Nummer: number,
          RadId: id,
          LonArtNr: row.payType,
          Text: row.text,
          Belopp: fromHundredths(amount),
        },
      ]
    })
}
