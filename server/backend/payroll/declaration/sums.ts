import { type Ore, toKronor, wholeKronor } from '../../engine/money.ts'
import { rowsByField, sumOfRows } from '../../statements/rows-behind.ts'
import type { Box, Field } from '../../tables/declared.ts'
import type { DeclaredPayslip, DeclaredPerson, DeclaredRow } from './declaration.ts'
import { statementFields } from './fields.ts'

/** The fields of what a person pays or is deducted: rows that lower the pay raise them. */
const taken: ReadonlySet<Box> = new Set(['001', '274', '275', '098', '019', '037'])

/** The fields of pay with contributions, and those of the same pay without. */
const withoutContributions: Readonly<Record<Box, Box>> = {
  '011': '131',
  '012': '132',
  '013': '133',
  '018': '134',
  '041': '137',
  '043': '138',
}

/** The field of deducted tax by SkatteTyp. Other types have preliminary tax, which may be 0. */
const taxFields: Readonly<Record<string, Box>> = { S25: '274', A15: '275', LOK: '253' }

/**
 * Returns the field of a row, which depends on whether contributions are paid. What a person pays
 * for a benefit is in the benefit's own field.
 */
const boxFor = (box: Box, row: DeclaredRow, isFree: boolean): Box =>
  isFree || (row.kind !== 'NETTO' && row.contribution !== 'AVG') ? (withoutContributions[box] ?? box) : box

/** Returns what a row adds to a field. */
const counted = (box: Box, { amount, kind }: DeclaredRow): Ore =>
  taken.has(box) && kind !== 'INFO' ? 0 - amount : amount

/**
 * Returns the fields of a person's rows in the order of the form. The rows of a field are added
 * first, over all payslips of the month, and öre are dropped once (SKV 401). A field of nothing is
 * left out.
 *
 * @param isFree true when the person's pay has no contributions
 */
export function fieldsOfRows(payslips: readonly DeclaredPayslip[], isFree: boolean): readonly Field[] {
  const rows = rowsByField(payslips, (row: DeclaredRow) => {
    const box = boxFor(row.box, row, isFree)
    const tick = boxFor(row.tick, row, isFree)
    return [
      ...(box === '' ? [] : [{ box, amount: counted(box, row) }]),
      ...(tick === '' || row.amount === 0 ? [] : [{ box: tick, amount: row.amount }]),
    ]
  })
  const sums = [...rows].map(([box, references]): Field => {
    const isTick = statementFields.get(box)?.type.kind === 'flag'
    // What a correction takes back ticks nothing.
    const value = isTick ? Number(sumOfRows(references) !== 0) : wholeKr(sumOfRows(references))
    return { box, value, rows: references }
  })
  return sums.filter(({ value }) => value !== 0)
}

/** Returns öre as whole kronor, towards zero. */
const wholeKr = (amount: Ore): number => wholeKronor(amount) / toKronor

/**
 * Adds pay of earlier in the year that was declared without contributions (131) and counts now that
 * the year's pay has reached 1 000 kr: 011 contains it, and 010 says how much of it is known.
 */
export function withSettledFree(fields: readonly Field[], settled: number): readonly Field[] {
  if (settled === 0) return fields
  const cash = fields.find(({ box }) => box === '011') ?? { box: '011', value: 0, rows: [] }
  return [
    ...fields.filter(({ box }) => box !== '011'),
    { ...cash, value: Number(cash.value) + settled },
    { box: '010', value: settled, rows: [] },
  ]
}

/** Returns the field of tax that a person without deducted tax has. */
export const emptyTaxField = ({ taxType }: DeclaredPerson): Field => {
  const box = taxFields[taxType] ?? '001'
  return { box, value: statementFields.get(box)?.type.kind === 'flag' ? 1 : 0, rows: [] }
}
