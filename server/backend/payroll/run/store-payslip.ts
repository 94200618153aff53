import { and, eq, sql } from 'drizzle-orm'
import { basisRegisters, payslip, payslipRow } from '../../platform/database/schema.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { ownPart, registersHash, sharedPart } from '../basis/basis-hash.ts'
import type { HashedBasis } from '../basis/basis-of.ts'
import type { Payslip } from '../engine/payslip.ts'
import { type PayslipKey, payslipOf, rowsOf } from './payslip-rows.ts'

/** What a payslip was calculated by, so that it is known why another would differ. */
export interface Versions {
  readonly engine: string
  readonly law: string
}

const isKey = ({ period, employmentNumber, number }: PayslipKey) =>
  and(eq(payslip.period, period), eq(payslip.employmentNumber, employmentNumber), eq(payslip.number, number))
const isRowOf = ({ period, employmentNumber, number }: PayslipKey) =>
  and(
    ...[eq(payslipRow.period, period), eq(payslipRow.employmentNumber, employmentNumber)],
    eq(payslipRow.number, number),
  )

/** A payslip to store. */
export interface NewPayslip {
  /** The code of the salary period: 202611. */
  readonly period: string
  readonly number: number
  readonly basis: HashedBasis
  readonly calculated: Payslip
  readonly versions: Versions
  /** The version of the stored payslip that the basis was fetched beside; 0 when there was none. */
  readonly seen: number
}

/**
 * Stores a calculated payslip with its basis, whole, in place of the one before it of the same
 * number. Requires the company's transaction.
 *
 * @returns whether it was stored. One that is marked as ready, or that somebody has changed since
 * the basis was fetched, is left as it is.
 */
export async function storePayslip(tx: Transaction, made: NewPayslip): Promise<boolean> {
  const { period, number, calculated, versions, seen } = made
  const { basis, hash } = made.basis
  const key: PayslipKey = { period, employmentNumber: basis.person.number, number }
  const registers = registersHash(basis)
  await tx
    .insert(basisRegisters)
    .values({ hash: registers, content: sharedPart(basis) })
    .onConflictDoNothing()
  const values = {
    ...{ payDate: calculated.payDate, basis: ownPart(basis), registers, basisHash: hash, ...calculated.totals },
    ...{ engineVersion: versions.engine, lawVersion: versions.law },
    ...{ balances: calculated.balances, warnings: calculated.warnings, steps: calculated.steps },
  }
  const stored = await tx
    .insert(payslip)
    .values({ ...key, ...values })
    .onConflictDoUpdate({
      target: [payslip.ftgKey, payslip.period, payslip.employmentNumber, payslip.number],
      set: { ...values, version: sql`${payslip.version} + 1` },
      setWhere: sql`${payslip.readyAt} is null and ${payslip.version} = ${seen}`,
    })
    .returning({ version: payslip.version })
  if (stored.length === 0) return false
  await tx.delete(payslipRow).where(isRowOf(key))
  const rows = rowsOf(key, calculated.rows)
  if (rows.length > 0) await tx.insert(payslipRow).values(rows)
  return true
}

/** Returns a stored payslip as it was calculated, or undefined. */
export async function readPayslip(tx: Transaction, key: PayslipKey): Promise<Payslip | undefined> {
  const [stored] = await tx.select().from(payslip).where(isKey(key))
  return stored && payslipOf(stored, await tx.select().from(payslipRow).where(isRowOf(key)))
}

/** Returns the basis that a stored payslip was calculated from with its hash, or undefined. */
export async function readBasis(tx: Transaction, key: PayslipKey): Promise<HashedBasis | undefined> {
  const [found] = await tx
    .select({ basis: payslip.basis, hash: payslip.basisHash, content: basisRegisters.content })
    .from(payslip)
    .innerJoin(
      basisRegisters,
      and(eq(basisRegisters.ftgKey, payslip.ftgKey), eq(basisRegisters.hash, payslip.registers)),
    )
    .where(isKey(key))
  return found && { basis: { ...found.basis, ...found.content } as unknown as HashedBasis['basis'], hash: found.hash }
}
