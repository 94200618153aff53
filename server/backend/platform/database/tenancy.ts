import { sql } from 'drizzle-orm'
import type { Database } from './connect.ts'
import { appRole, cloneRole, systemRole } from './roles.ts'

/** A running transaction: queries, and `appendEvent`. */
export type Transaction = Parameters<Parameters<Database['orm']['transaction']>[0]>[0]

/** Whom a transaction acts for. */
export interface Tenant {
  readonly licNr: string
  /** Whose notifications and messages are seen, and who is written in events. */
  readonly login?: string | undefined
  /** The company whose employees, years and so on are seen; without it, those tables are empty. */
  readonly ftgKey?: string | undefined
}

/**
 * Does the work in one transaction that sees and changes only what the tenant may, whatever its
 * queries say. What the work throws rolls everything back and goes on to the caller.
 */
export function withTenant<Result>(
  database: Database,
  tenant: Tenant,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.orm.transaction(async tx => {
    await actFor(tx, tenant)
    return work(tx)
  })
}

/**
 * Turns a running transaction to a tenant: for work that must be done whole for several, such as
 * making a licence.
 */
export async function actFor(tx: Transaction, { licNr, login = '', ftgKey = '' }: Tenant): Promise<void> {
  await tx.execute(
    sql`select set_config('role', ${appRole}, true), set_config('avlona.lic_nr', ${licNr}, true),
               set_config('avlona.login', ${login}, true), set_config('avlona.ftg_key', ${ftgKey}, true)`,
  )
}

/**
 * Does the work in one transaction that reaches over all licences, but only what signing in,
 * sessions, the delivery of events and the making of licences need. Everything else belongs in
 * `withTenant`.
 */
export function withSystem<Result>(database: Database, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return database.orm.transaction(async tx => {
    await actAsSystem(tx)
    return work(tx)
  })
}

/** Turns a running transaction to the system role: see `actFor`. */
export async function actAsSystem(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config('role', ${systemRole}, true)`)
}

/**
 * Turns a running transaction to the role that reads `source` and writes `target`, both companies
 * of the licence.
 */
export async function actAsCloner(
  tx: Transaction,
  { licNr, source, target }: { readonly licNr: string; readonly source: string; readonly target: string },
): Promise<void> {
  await tx.execute(
    sql`select set_config('role', ${cloneRole}, true), set_config('avlona.lic_nr', ${licNr}, true),
               set_config('avlona.ftg_key', ${target}, true), set_config('avlona.source_key', ${source}, true)`,
  )
}
