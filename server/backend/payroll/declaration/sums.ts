import { type Ore, toKronor, wholeKronor } from '../../engine/money.ts'
import type { Box, Field, RowReference } from '../../tables/declared.ts'
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

const sumOf = (rows: readonly RowReference[]): Ore => rows.reduce((sum, { amount }) => sum + amount, 0)

/**
 * Returns the fields of a person's rows in the order of the form. The rows of a field are added
 * first, over all payslips of the month, and öre are dropped once (SKV 401). A field of nothing is
 * left out.
 *
 * @param isFree true when the person's pay has no contributions
 */
export function fieldsOfRows(payslips: readonly DeclaredPayslip[], isFree: boolean): readonly Field[] {
  const rows = new Map<Box, RowReference[]>()
  const add = (box: Box, reference: RowReference) => {
    const known = rows.get(box)
    if (known) known.push(reference)
    else rows.set(box, [reference])
  }
  for (const { id: payslip, rows: own } of payslips) {
    for (const row of own) {
      const box = boxFor(row.box, row, isFree)
      if (box !== '') add(box, { payslip, row: row.id, amount: counted(box, row) })
      const tick = boxFor(row.tick, row, isFree)
      if (tick !== '' && row.amount !== 0) add(tick, { payslip, row: row.id, amount: row.amount })
    }
  }
  const sums = [...rows].map(([box, references]): Field => {
    const isTick = statementFields.get(box)?.type.kind === 'flag'
    // What a correction takes back ticks nothing.
    const value = isTick ? Number(sumOf(references) !== 0) : wholeKr(sumOf(references))
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
