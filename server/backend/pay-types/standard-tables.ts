import { payTypeTables } from '#contracts/code-lists/pay-types.ts'
import { standardSteering } from '#contracts/registers/pay-type-tables.ts'
import { payType, payTypeTable } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
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
        ...{ year, tableCode: code, number, name, class: payClass, unit },
        settings: { LockStandard: true, ...(account !== '' && { Konto: account }), ...differs },
      })),
    ),
  )
}
