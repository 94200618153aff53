import { sql } from 'drizzle-orm'
import type { Database } from './connect.ts'
import { originSetting } from './origin.ts'
import { appRole, cloneRole, systemRole } from './roles.ts'
import { type Act, doLastWork, inTransaction, readAtOnce, type Transaction } from './transaction.ts'

export type { Transaction } from './transaction.ts'

/** The tenant that a transaction acts for. */
export interface Tenant {
  readonly licNr: string
  /** The account whose notifications and messages are visible, and which is recorded in events. */
  readonly login?: string | undefined
  /**
   * The company whose employees, years and so on are visible. Without it those tables are empty.
   */
  readonly ftgKey?: string | undefined
  /** The time of a single statement, in milliseconds. Without it, a minute. */
  readonly patience?: number | undefined
}

/**
 * Runs work in one transaction that reads and changes only the tenant's rows, whatever its queries.
 * An error from the work rolls back and is rethrown.
 */
export function withTenant<Result>(
  database: Database,
  tenant: Tenant,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return inTransaction(database, actingFor(tenant), work)
}

/**
 * Makes a running transaction act for a tenant, for work on several tenants in one transaction,
 * such as creating a licence.
 */
export async function actFor(tx: Transaction, tenant: Tenant): Promise<void> {
  await doLastWork(tx)
  await tx.execute(actingFor(tenant).query)
}

const actingFor = ({ licNr, login = '', ftgKey = '', patience }: Tenant): Act => ({
  lane: ftgKey || licNr,
  name: 'act for a tenant',
  query: sql`select set_config('role', ${appRole}, true), set_config('avlona.lic_nr', ${licNr}, true),
               set_config('avlona.login', ${login}, true), set_config('avlona.ftg_key', ${ftgKey}, true),
               set_config('avlona.origin', ${originSetting()}, true), set_config('avlona.reads_history', '', true),
               set_config('statement_timeout', coalesce(${patience === undefined ? null : String(patience)}::text, current_setting('statement_timeout')), true)`,
})

/**
 * Makes a running transaction that acts for a tenant see the events of all companies of its
 * licence, for work of the event history. The caller decides which of them may be shown.
 */
export async function readHistory<Result>(tx: Transaction, work: () => Promise<Result>): Promise<Result> {
  await tx.execute(sql`select set_config('avlona.reads_history', 'on', true)`)
  const result = await work()
  await tx.execute(sql`select set_config('avlona.reads_history', '', true)`)
  return result
}

/**
 * Runs work in one transaction across all licences, limited to the tables for sign-in, sessions,
 * delivery of events and creation of licences. All other work belongs in `withTenant`.
 */
export function withSystem<Result>(database: Database, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return inTransaction(database, actingAsSystem(), work)
}

/**
 * Runs a single query as `withSystem` does, in one round trip. The query must be sent by `read`
 * itself, before it waits for anything.
 */
export function readAsSystem<Result>(database: Database, read: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return readAtOnce(database, actingAsSystem(), read)
}

/** Makes a running transaction act as the system role. See `actFor`. */
export async function actAsSystem(tx: Transaction): Promise<void> {
  await doLastWork(tx)
  await tx.execute(actingAsSystem().query)
}

const actingAsSystem = (): Act => ({
  lane: '',
  name: 'act as the system',
  query: sql`select set_config('role', ${systemRole}, true), set_config('avlona.origin', ${originSetting()}, true)`,
})

/**
 * Makes a running transaction act as the role that reads `source` and writes `target`, both
 * companies of the licence.
 */
export async function actAsCloner(
  tx: Transaction,
  { licNr, source, target }: { readonly licNr: string; readonly source: string; readonly target: string },
): Promise<void> {
  await doLastWork(tx)
  await tx.execute(
    sql`select set_config('role', ${cloneRole}, true), set_config('avlona.lic_nr', ${licNr}, true),
               set_config('avlona.ftg_key', ${target}, true), set_config('avlona.source_key', ${source}, true)`,
  )
}
