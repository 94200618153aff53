import { and, eq, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { PayslipKey } from './payslip-rows.ts'

/** The condition of some payslips of a period: of none when there are no keys. */
export const amongKeys = (
  table: { readonly period: AnyPgColumn; readonly employmentNumber: AnyPgColumn; readonly number: AnyPgColumn },
  keys: readonly PayslipKey[],
) =>
  or(
    ...keys.map(key =>
      and(eq(table.period, key.period), eq(table.employmentNumber, key.employmentNumber), eq(table.number, key.number)),
    ),
  ) ?? sql`false`
