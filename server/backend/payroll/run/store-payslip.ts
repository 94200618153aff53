import { and, eq, sql } from 'drizzle-orm'
import type { Basis } from '../../engine/basis.ts'
import type { Payslip } from '../../engine/payslip.ts'
import { among } from '../../platform/database/among.ts'
import { insertAll } from '../../platform/database/insert-all.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { basisRegisters, payslip, payslipRow } from '../../tables/schema.ts'
import { ownPart, registersHash, sharedPart } from '../basis/basis-hash.ts'
import type { HashedBasis } from '../basis/basis-of.ts'
import { type PayslipKey, payslipOf, rowsOf } from './payslip-rows.ts'
import { payslipsFor } from './status.ts'

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

const keyOf = ({ period, number, basis: { basis } }: NewPayslip): PayslipKey => ({
  period,
  employmentNumber: basis.person.number,
  number,
})

const valuesOf = (made: NewPayslip) => ({
  ...keyOf(made),
  ...made.calculated.totals,
  payDate: made.calculated.payDate,
  version: made.seen + 1,
  basis: ownPart(made.basis.basis),
  registers: registersHash(made.basis.basis),
  basisHash: made.basis.hash,
  engineVersion: made.versions.engine,
  lawVersion: made.versions.law,
  balances: made.calculated.balances,
  warnings: made.calculated.warnings,
  steps: made.calculated.steps,
})

/** The columns of a stored payslip that a calculation replaces. */
const replaced = [
  'pay_date',
  'basis',
  'registers',
  'basis_hash',
  'engine_version',
  'law_version',
  'gross',
  'benefits',
  'taxable',
  'tax',
  'after_tax',
  'net',
  'contribution_base',
  'contributions',
  'payroll_tax',
  'balances',
  'warnings',
  'steps',
  'version',
].map(name => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`)

/** Stores what bases share, by its hash, where it is not stored: it is some hundred kilobytes. */
async function storeRegisters(tx: Transaction, registers: ReadonlyMap<string, Basis>): Promise<void> {
  const { hash } = basisRegisters
  const found = await tx.select({ hash }).from(basisRegisters).where(among(hash, registers.keys()))
  const known = new Set(found.map(row => row.hash))
  const missing = [...registers].filter(([each]) => !known.has(each))
  if (missing.length === 0) return
  await tx
    .insert(basisRegisters)
    .values(missing.map(([each, basis]) => ({ hash: each, content: sharedPart(basis) })))
    .onConflictDoNothing()
}

/**
 * Stores calculated payslips with their bases, each whole, in place of those before them of the
 * same number, in a few statements. Requires the company's transaction.
 *
 * @param made of different persons in one period, of one number
 * @returns AnstNr of those that were stored. One that is marked as ready, or that somebody has
 * changed since the basis was fetched, is left as it is.
 */
export async function storePayslips(tx: Transaction, made: readonly NewPayslip[]): Promise<ReadonlySet<string>> {
  const [first] = made
  if (!first) return new Set()
  await storeRegisters(tx, new Map(made.map(({ basis: { basis } }) => [registersHash(basis), basis])))
  const stored = await tx.execute<{ person: string }>(sql`${insertAll(payslip, made.map(valuesOf))}
    on conflict (ftg_key, period, employment_number, number) do update set ${sql.join(replaced, sql`, `)}
    where ${payslipsFor('calculate', 'none')} and ${payslip.version} = excluded.version - 1
    returning employment_number as person`)
  const persons = new Set(stored.rows.map(({ person }) => person))
  if (persons.size === 0) return persons
  // A new payslip has no rows yet.
  const again = made.filter(each => each.seen > 0).map(each => keyOf(each).employmentNumber)
  const ofThese = and(
    ...[eq(payslipRow.period, first.period), eq(payslipRow.number, first.number)],
    among(
      payslipRow.employmentNumber,
      again.filter(person => persons.has(person)),
    ),
  )
  if (again.length > 0) await tx.delete(payslipRow).where(ofThese)
  const rows = made
    .filter(each => persons.has(each.basis.basis.person.number))
    .flatMap(each => rowsOf(keyOf(each), each.calculated.rows))
  if (rows.length > 0) await tx.execute(insertAll(payslipRow, rows))
  return persons
}

/** Stores a calculated payslip as `storePayslips` does. @returns whether it was stored */
export const storePayslip = async (tx: Transaction, made: NewPayslip): Promise<boolean> =>
  (await storePayslips(tx, [made])).size > 0

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
