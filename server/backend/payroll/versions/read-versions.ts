import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Basis } from '../../engine/basis.ts'
import type { Payslip } from '../../engine/payslip.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { basisRegisters, payslip, payslipRow, payslipVersion } from '../../tables/schema.ts'
import { type PayslipKey, payslipOf } from '../run/payslip-rows.ts'

type Slip = typeof payslip.$inferSelect
type Row = typeof payslipRow.$inferSelect
type Json = Readonly<Record<string, unknown>>

/** A payslip between two changes of it. */
export interface Version {
  /** From 1. */
  readonly nr: number
  /** When it took the place of the one before, or was created. */
  readonly at: Date
  /** The login that made it, or null when it is not known. */
  readonly by: string | null
  /** Of all but the newest without its basis and steps, which `contentOf` reads. */
  readonly slip: Slip
  /** The version with which its calculation is stored: itself, or a later one that has the same. */
  readonly storedWith: number
}

/** What a version was calculated from, and what that gave. */
interface Content {
  readonly basis: Basis
  readonly calculated: Payslip
}

const slipColumns = getTableColumns(payslip)
const rowColumns = getTableColumns(payslipRow)

/**
 * Returns a row of a table from the JSON of its columns. What the JSON leaves out is as in
 * `base`.
 */
const rowOf = <Read extends object>(
  columns: Readonly<Record<string, { readonly name: string }>>,
  json: Json,
  base: Partial<Read>,
): Read =>
  ({
    ...base,
    ...Object.fromEntries(
      Object.entries(columns).flatMap(([field, { name }]) => {
        const value = json[name]
        if (value === undefined) return []
        return [[field, field.endsWith('At') && typeof value === 'string' ? new Date(value) : value]]
      }),
    ),
  }) as Read

const isOf = <Table extends typeof payslip | typeof payslipRow | typeof payslipVersion>(
  table: Table,
  { period, employmentNumber, number }: PayslipKey,
) => and(eq(table.period, period), eq(table.employmentNumber, employmentNumber), eq(table.number, number))

/**
 * Returns the versions of a person's payslip, the oldest first and the last as it is now; none
 * without a payslip.
 */
export async function versionsOf(tx: Transaction, key: PayslipKey): Promise<readonly Version[]> {
  const [now] = await tx.select().from(payslip).where(isOf(payslip, key))
  if (!now) return []
  const earlier = await tx
    .select({
      at: payslipVersion.replacedAt,
      by: payslipVersion.replacedBy,
      slip: sql<Json>`${payslipVersion.slip} - 'basis' - 'steps'`,
      hasContent: sql<boolean>`${payslipVersion.rows} is not null`,
    })
    .from(payslipVersion)
    .where(isOf(payslipVersion, key))
    .orderBy(asc(payslipVersion.nr))
  const newest = earlier.length + 1
  return [...earlier.map(({ slip }) => rowOf<Slip>(slipColumns, slip, now)), now].map((slip, at) => {
    const stored = earlier.findIndex(({ hasContent }, place) => place >= at && hasContent)
    return {
      nr: at + 1,
      slip,
      storedWith: stored < 0 ? newest : stored + 1,
      at: earlier[at - 1]?.at ?? now.createdAt,
      by: earlier[at - 1]?.by ?? null,
    }
  })
}

/** Returns a version's basis and calculation, as they were stored. */
export async function contentOf(tx: Transaction, { slip, storedWith }: Version, newest: number): Promise<Content> {
  const [found] =
    storedWith === newest
      ? []
      : await tx
          .select({ slip: payslipVersion.slip, rows: payslipVersion.rows })
          .from(payslipVersion)
          .where(and(isOf(payslipVersion, slip), eq(payslipVersion.nr, storedWith)))
  const whole = found ? rowOf<Slip>(slipColumns, found.slip, slip) : slip
  const rows = found
    ? (found.rows ?? []).map(json => rowOf<Row>(rowColumns, json, {}))
    : await tx.select().from(payslipRow).where(isOf(payslipRow, slip))
  const [shared] = await tx.select().from(basisRegisters).where(eq(basisRegisters.hash, whole.registers))
  return {
    basis: { ...whole.basis, ...shared?.content } as unknown as Basis,
    calculated: payslipOf(whole, rows),
  }
}
