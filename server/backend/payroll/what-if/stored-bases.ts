import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Basis } from '../../engine/basis.ts'
import type { PayTotals } from '../../engine/payslip.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { basisRegisters, department, employee, payslip } from '../../tables/schema.ts'
import { frozen } from '../basis/basis-hash.ts'
import { first } from '../run/payslip-answer.ts'
import { nameOf } from '../run/payslip-page.ts'

/** A stored payslip with its basis, and what it came to. */
export interface StoredBasis {
  readonly name: string
  readonly department: string
  /** Null for one that has been taken back. */
  readonly basis: Basis | null
  readonly totals: PayTotals
  /** AnstNr, and the day of the payout. */
  readonly person: string
  readonly payDate: string
  /** What it was calculated by. */
  readonly engine: string
  readonly law: string
}

interface Wanted {
  readonly period: string
  /** The condition on the employee. */
  readonly condition: SQL | undefined
  /** AnstNr after which the part begins. */
  readonly after: string | undefined
  readonly most: number
}

// The steps are large, and are not read.
const { steps: _, ...columns } = getTableColumns(payslip)

const from = (tx: Transaction) =>
  tx
    .select({ slip: columns, name: nameOf, department: department.name })
    .from(payslip)
    .innerJoin(employee, eq(employee.employmentNumber, payslip.employmentNumber))
    .leftJoin(department, eq(department.id, employee.departmentId))

const isIn = (period: string, condition: SQL | undefined) =>
  and(eq(payslip.period, period), eq(payslip.number, first), condition)

/** Returns how many payslips of a period there are of the employees that meet a condition. */
export async function countPayslips(tx: Transaction, period: string, condition: SQL | undefined): Promise<number> {
  const [counted] = await tx
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(payslip)
    .innerJoin(employee, eq(employee.employmentNumber, payslip.employmentNumber))
    .where(isIn(period, condition))
  return counted?.count ?? 0
}

/**
 * Returns payslips of a period with their bases, by AnstNr: so many after a person. One that has
 * been corrected has the basis of its last correction, and the sums of all of them together.
 */
export async function storedBases(
  tx: Transaction,
  { period, condition, after, most }: Wanted,
): Promise<readonly StoredBasis[]> {
  const found = await from(tx)
    .where(and(isIn(period, condition), after === undefined ? undefined : gt(payslip.employmentNumber, after)))
    .orderBy(asc(payslip.employmentNumber))
    .limit(most)
  const chains = await correctionsOf(
    tx,
    found.map(({ slip }) => slip),
  )
  const rows = found.map(({ slip, ...of }) => {
    const chain = [slip, ...(chains.get(slip.employmentNumber) ?? [])]
    const counting = chain.filter(({ reversedAt }) => reversedAt === null)
    return { ...of, slip, counting, right: counting.at(-1) ?? null }
  })
  // What persons share is fetched once, and not with each of them.
  const hashes = [...new Set(rows.flatMap(({ right }) => right?.registers ?? []))]
  const contents =
    hashes.length === 0 ? [] : await tx.select().from(basisRegisters).where(inArray(basisRegisters.hash, hashes))
  const shared = new Map(contents.map(({ hash, content }) => [hash, frozen(content)]))
  return rows.map(({ slip, right, counting, name, department: named }) => ({
    name,
    department: named ?? '',
    person: slip.employmentNumber,
    payDate: slip.payDate,
    basis: right && ({ ...right.basis, ...shared.get(right.registers) } as unknown as Basis),
    totals: sumOf(counting),
    engine: right?.engineVersion ?? '',
    law: right?.lawVersion ?? '',
  }))
}

const totalNames = [
  ...(['gross', 'benefits', 'taxable', 'tax', 'net', 'afterTax', 'contributionBase'] as const),
  ...(['contributions', 'payrollTax'] as const),
]

const sumOf = (slips: readonly PayTotals[]): PayTotals =>
  Object.fromEntries(
    totalNames.map(name => [name, slips.reduce((sum, slip) => sum + slip[name], 0)]),
  ) as unknown as PayTotals

type StoredSlip = Omit<typeof payslip.$inferSelect, 'steps'>

/** Returns what corrects payslips of a period, each the one before it, by AnstNr. */
async function correctionsOf(
  tx: Transaction,
  roots: readonly StoredSlip[],
): Promise<ReadonlyMap<string, StoredSlip[]>> {
  const persons = roots.map(({ employmentNumber }) => employmentNumber)
  if (persons.length === 0) return new Map()
  const corrections = await tx
    .select(columns)
    .from(payslip)
    .where(and(inArray(payslip.employmentNumber, persons), isNotNull(payslip.corrects)))
  const nameOf = (person: string, period: string | null, number: number | null) => `${person} ${period} ${number}`
  const next = new Map(
    corrections.map(slip => [nameOf(slip.employmentNumber, slip.correctsPeriod, slip.corrects), slip]),
  )
  return new Map(
    roots.map(root => {
      const chain: StoredSlip[] = []
      const after = (slip: StoredSlip) => next.get(nameOf(slip.employmentNumber, slip.period, slip.number))
      for (let slip = after(root); slip; slip = after(slip)) chain.push(slip)
      return [root.employmentNumber, chain]
    }),
  )
}
