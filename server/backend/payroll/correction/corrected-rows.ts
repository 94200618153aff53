import type { PayslipEntry } from '#contracts/payroll/run/shapes.ts'
import { toHundredths } from '#contracts/rules/hundredths.ts'
import type { EnteredRow } from '../../engine/basis/pay-type-facts.ts'
import type { Basis } from '../../engine/basis.ts'
import { type Hundredths, shareOf } from '../../engine/money.ts'
import { entered, hundredthsOf, typed } from '../run/typed-rows.ts'

/** Returns the typed rows that a payslip should have had, of those that it has. */
export type RightRows = (rows: readonly EnteredRow[], basis: Basis) => readonly EnteredRow[]

/** Returns true for a row that somebody has typed, and not an imported or assigned one. */
export const isTyped = ({ id }: EnteredRow): boolean => id.startsWith(typed)

/** Keeps the typed rows. */
export const sameRows: RightRows = rows => rows

/**
 * Replaces the typed rows.
 *
 * @throws Refusal fieldsRefused
 */
export const theseRows =
  (entries: readonly PayslipEntry[]): RightRows =>
  (_, basis) =>
    entered(entries, basis)

/** One change of the typed rows of a pay type, for many payslips. */
export interface RowChange {
  /** Adds a row, gives the rows other figures or so many percent more, or removes them. */
  readonly how: 'LAGGTILL' | 'ANDRA' | 'PROCENT' | 'TABORT'
  readonly payType: string
  /** Null for what stays, and on a new row for what the pay type's rules give. */
  readonly quantity: number | null
  readonly price: number | null
  readonly amount: number | null
  readonly percent: number
}

/**
 * Changes the rows of a pay type. A payslip without such rows stays as it is, unless one is added.
 *
 * @throws Refusal fieldsRefused
 */
export const changedRows =
  (change: RowChange): RightRows =>
  (rows, basis) => {
    const others = (row: EnteredRow) => row.payType !== change.payType
    switch (change.how) {
      case 'LAGGTILL':
        return [...rows, added(rows, basis, change)]
      case 'ANDRA':
        return rows.map(row => (others(row) ? row : withFigures(row, change)))
      case 'PROCENT':
        return rows.map(row => (others(row) ? row : withPercent(row, change.percent)))
      case 'TABORT':
        return rows.filter(others)
    }
  }

function added(rows: readonly EnteredRow[], basis: Basis, { payType, quantity, price, amount }: RowChange): EnteredRow {
  const entry = { LonArtNr: payType, Text: '', From: '', Tom: '', Antal: quantity, Apris: price, Belopp: amount }
  const [row] = entered([entry], basis)
  if (!row) throw new Error('a row was added')
  // The other rows keep their ids: one that is the same is not taken back.
  const numbers = rows.map(({ id }) => Number(id.slice(typed.length)))
  return { ...row, id: `${typed}${Math.max(0, ...numbers) + 1}` }
}

/** An amount of the row's own gives way to a quantity and a price, when it has both. */
function withFigures(row: EnteredRow, change: RowChange): EnteredRow {
  const [quantity, price] = [hundredthsOf(change.quantity) ?? row.quantity, hundredthsOf(change.price) ?? row.price]
  const isMultiplied = (change.quantity !== null || change.price !== null) && quantity !== null && price !== null
  return { ...row, quantity, price, amount: hundredthsOf(change.amount) ?? (isMultiplied ? null : row.amount) }
}

/** A row that the pay type's rules price has no figure to raise. */
function withPercent(row: EnteredRow, percent: number): EnteredRow {
  const raised = (figure: Hundredths) => figure + shareOf(figure, toHundredths(percent))
  if (row.amount !== null) return { ...row, amount: raised(row.amount) }
  return row.price === null ? row : { ...row, price: raised(row.price) }
}
