import type { SQL } from 'drizzle-orm'
import type { Selection } from '#contracts/reports/filters.ts'
import type { Facts } from '#contracts/reports/report.ts'
import type { Transaction } from '../platform/database/tenancy.ts'

/** The facts of a selection, as parts of a query. */
export interface FactsQuery<Of extends Facts = Facts> {
  /** What a fact has in each field. An amount is in whole öre, a quantity in hundredths. */
  readonly fields: Readonly<Record<keyof Of['fields'], SQL>>
  /** The tables with their joins and conditions: `from … where …`. */
  readonly from: SQL
}

/** Returns the query of facts. What the selection leaves out is as its filters start. */
export type FactsOf<Of extends Facts = Facts> = (
  tx: Transaction,
  selection: Partial<Selection>,
) => Promise<FactsQuery<Of>>
