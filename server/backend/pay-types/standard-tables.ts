import { and, eq, sql } from 'drizzle-orm'
import { payTypeTables } from '#contracts/code-lists/pay-types.ts'
import { standardSteering } from '#contracts/registers/pay-type-tables.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { payType, payTypeTable } from '../tables/schema.ts'
import { standardAmounts } from './standard/amounts.ts'
import { standardPayTypes, type TableCode } from './standard/trades.ts'

interface Table {
  readonly code: TableCode
  /** The company's name for the table. Defaults to the product's. */
  readonly name?: string
}

/**
 * Adds one of the product's tables with its pay types and amounts to the transaction's company, in
 * each of the years.
 */
export async function addStandardTable(
  tx: Transaction,
  { code, name = payTypeTables.label(code) }: Table,
  years: readonly number[],
): Promise<void> {
  if (years.length === 0) return
  await tx.insert(payTypeTable).values(
    years.map(year => ({
      year,
      code,
      name,
      amounts: { GrundTabell: code, ...standardAmounts(code, year) },
      controls: standardSteering,
    })),
  )
  await addPayTypes(tx, { code, like: code }, years)
}

interface Contents {
  /** The table that gets the pay types. */
  readonly code: string
  /** The product's table whose pay types they are. */
  readonly like: TableCode
}

/**
 * Adds the pay types of one of the product's tables to a table of the transaction's company, in
 * each of the years. They are locked: a company copies one to change it.
 */
export async function addPayTypes(tx: Transaction, { code, like }: Contents, years: readonly number[]): Promise<void> {
  const types = standardPayTypes(like)
  await tx.insert(payType).values(
    years.flatMap(year =>
      types.map(([number, name, payClass, unit, account, differs]) => ({
        year,
        tableCode: code,
        number,
        name,
        class: payClass,
        unit,
        settings: { LockStandard: true, ...(account !== '' && { Konto: account }), ...differs },
      })),
    ),
  )
}

/**
 * Adds the product's pay types to the tables of the transaction's company that have its codes, and
 * the amounts that those count with where a table has none: a table of a company that is older than
 * the pay types is empty.
 */
export async function fillStandardTables(tx: Transaction): Promise<void> {
  const tables = await tx.select().from(payTypeTable)
  for (const { year, code, amounts, controls } of tables) {
    if (!payTypeTables.has(code)) continue
    await addPayTypes(tx, { code, like: code }, [year])
    const isEmpty = Object.keys(amounts).length === 0
    await tx
      .update(payTypeTable)
      .set({
        ...(isEmpty && { amounts: { GrundTabell: code, ...standardAmounts(code, year) } }),
        ...(controls.length === 0 && { controls: standardSteering }),
        version: sql`${payTypeTable.version} + 1`,
      })
      .where(and(eq(payTypeTable.year, year), eq(payTypeTable.code, code)))
  }
}
