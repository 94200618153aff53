import { and, asc, eq, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { basisRegisters, department, employee, payslip } from '../../platform/database/schema.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { frozen } from '../basis/basis-hash.ts'
import type { Basis } from '../engine/basis.ts'
import type { PayTotals } from '../engine/payslip.ts'
import { first } from '../run/payslip-answer.ts'
import { nameOf } from '../run/payslip-page.ts'

/** A stored payslip with its basis, and what it came to. */
export interface StoredBasis {
  readonly name: string
  readonly department: string
  readonly basis: Basis
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

/** Returns payslips of a period with their bases, by AnstNr: so many after a person. */
export async function storedBases(
  tx: Transaction,
  { period, condition, after, most }: Wanted,
): Promise<readonly StoredBasis[]> {
  const rows = await from(tx)
    .where(and(isIn(period, condition), after === undefined ? undefined : gt(payslip.employmentNumber, after)))
    .orderBy(asc(payslip.employmentNumber))
    .limit(most)
  // What persons share is fetched once, and not with each of them.
  const hashes = [...new Set(rows.map(({ slip }) => slip.registers))]
  const contents =
    hashes.length === 0 ? [] : await tx.select().from(basisRegisters).where(inArray(basisRegisters.hash, hashes))
  const shared = new Map(contents.map(({ hash, content }) => [hash, frozen(content)]))
  return rows.map(({ slip, name, department: named }) => ({
    ...{ name, department: named ?? '', basis: { ...slip.basis, ...shared.get(slip.registers) } as unknown as Basis },
    ...{ person: slip.employmentNumber, payDate: slip.payDate },
    totals: {
      ...{ gross: slip.gross, benefits: slip.benefits, taxable: slip.taxable, tax: slip.tax, net: slip.net },
      ...{ afterTax: slip.afterTax, contributionBase: slip.contributionBase, contributions: slip.contributions },
      payrollTax: slip.payrollTax,
    },
    ...{ engine: slip.engineVersion, law: slip.lawVersion },
  }))
}
