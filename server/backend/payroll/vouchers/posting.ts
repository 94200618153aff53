import type { IsoDate } from '#contracts/rules/date.ts'
import { resultUnits } from '#contracts/settings/counts.ts'
import type { Hundredths, Ore } from '../../engine/money.ts'
import type { PayRow } from '../../engine/payslip.ts'
import { divide, split } from '../../engine/split.ts'
import { compare } from '../finished-payslip.ts'
import type { Company } from './company.ts'
import type { Units } from './voucher.ts'

/** What an entry is about. The company decides for each whether it is specified per employee. */
export type Category = 'pay' | 'tax' | 'net' | 'contributions' | 'holiday' | 'pension'

/** What a row of a payslip says of its own cost. */
type Detail = Pick<PayRow, 'payType' | 'from' | 'text' | 'unit'> & { readonly quantity: Hundredths | null }

/** An amount on an account before the sums of the voucher, and where it comes from. */
export interface Entry {
  readonly account: string
  /** Debit is positive, credit negative. */
  readonly amount: Ore
  readonly category: Category
  readonly date: IsoDate
  readonly units: Units
  /** The öre that the entry took of a division, since its share was the largest. */
  readonly remainder: Ore
  readonly person: string
  readonly department: string
  /** The payslip, or empty for what no payslip has. */
  readonly payslip: string
  readonly rows: readonly string[]
  /** The row of the payslip, when the entry is a row's own cost. */
  readonly detail?: Detail | undefined
  /** The field of the month's declaration that the entry posts. */
  readonly box?: string
}

/** An entry before it is divided by result units. */
export type Undivided = Omit<Entry, 'units' | 'remainder'>

/** The part of a cost that a combination of result units has. */
export interface Part {
  readonly units: Units
  /** A whole number: a share in ten-thousandths of a percent, or an amount in öre. */
  readonly weight: number
}

/** The rows of a distribution key (contracts/registers/distribution-keys). */
export type DistributionKeys = Readonly<Record<string, readonly Part[]>>

export const noUnits: Units = resultUnits.map(() => '')
/** A cost that is not divided. */
export const undivided: readonly Part[] = [{ units: noUnits, weight: 1 }]

/** True for accounts of assets and liabilities in the BAS chart, which begin with 1 or 2. */
const isBalance = (account: string): boolean => /^[12]/.test(account)

/** Returns an entry in parts. Balance accounts have result units only when the company says so. */
export function divided(company: Company, entry: Undivided, parts: readonly Part[]): readonly Entry[] {
  const isWhole = parts.length === 0 || (isBalance(entry.account) && !company.FordelaMotkonto)
  const given = isWhole ? undivided : parts
  const weights = given.map(({ weight }) => weight)
  const { parts: amounts, largest, rest } = divide(entry.amount, weights)
  const quantities = split(entry.detail?.quantity ?? 0, weights)
  return given.map(({ units }, at) => ({
    ...entry,
    units,
    amount: amounts[at] ?? 0,
    remainder: at === largest ? rest : 0,
    ...(entry.detail && {
      detail: { ...entry.detail, quantity: entry.detail.quantity === null ? null : (quantities[at] ?? 0) },
    }),
  }))
}

/** Returns a debit, and the same amount as a credit on another account. */
export const mirrored = (
  company: Company,
  entry: Undivided,
  credit: string,
  parts: readonly Part[],
): readonly Entry[] => [
  ...divided(company, entry, parts),
  ...divided(company, { ...entry, account: credit, amount: -entry.amount, detail: undefined }, parts),
]

/** Returns the parts of a payslip's row by its key and its units, and the company's own units. */
export function partsOf(company: Company, row: PayRow, keys: DistributionKeys): readonly Part[] {
  const key = row.distribution === '' ? undefined : keys[row.distribution]
  if (row.distribution !== '' && !key) throw new RangeError(`There is no distribution key ${row.distribution}.`)
  const parts = (key ?? undivided).map(({ units, weight }) => ({
    units: resultUnits.map((n, at) => {
      if (!company[`OpenResEnhet${n}`]) return ''
      return units[at] || row.units[at] || company[`ResEnhet${n}Std`]
    }),
    weight,
  }))
  return merged(parts)
}

/**
 * Returns the division of a payslip's pay: the parts of its paid rows by their amounts. Parts that
 * are negative together, such as a unit with deductions alone, take nothing.
 */
export function payParts(company: Company, rows: readonly PayRow[], keys: DistributionKeys): readonly Part[] {
  const ofPay = rows.filter(({ kind }) => kind === 'BRUTTO')
  const parts = ofPay.flatMap(row => {
    const each = partsOf(company, row, keys)
    const amounts = split(
      row.amount,
      each.map(({ weight }) => weight),
    )
    return each.map(({ units }, at) => ({ units, weight: amounts[at] ?? 0 }))
  })
  return merged(parts).filter(({ weight }) => weight > 0)
}

/**
 * Returns one part for each combination of units, in an order that does not depend on the rows'.
 */
function merged(parts: readonly Part[]): readonly Part[] {
  const byUnits = Map.groupBy(parts, ({ units }) => JSON.stringify(units))
  return [...byUnits]
    .toSorted(([a], [b]) => compare(a, b))
    .map(([, same]) => ({ units: same[0]?.units ?? noUnits, weight: same.reduce((sum, part) => sum + part.weight, 0) }))
}
