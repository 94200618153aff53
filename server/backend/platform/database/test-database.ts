import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from './connect.ts'
import { poolRoleOf } from './pool-role.ts'
import type { ClusterConnection } from './supervisor/cluster.ts'

/** A spec file's own database. */
export interface TestDatabase {
  readonly database: Database
  /** Its owner's, who may do what no request may. */
  readonly address: ClusterConnection
  /** For what opens the database as the application does, such as a second node. */
  readonly poolAddress: ClusterConnection
  /** Runs statements as its owner: what no request may. */
  asOwner(statements: string): Promise<void>
  /** Closes and drops it. */
  drop(): Promise<void>
}

/** Makes an empty, migrated database: `beforeAll` makes it, `afterAll` drops it. Some 50 ms. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const templateDatabase = inject('templateDatabase')
  const address = { ...templateDatabase, database: `spec_${randomUUID().replaceAll('-', '')}` }
  // Nobody may be connected to a database that is copied, so this connects to the cluster's other
  // one.
  const other = { ...templateDatabase, database: templateDatabase.user }
  await administer(other, `create database ${address.database} template ${templateDatabase.database}`)
  const poolAddress = { ...address, user: poolRoleOf(address.user) }
  const database = openDatabase(poolAddress)
  return {
    database,
    address,
    poolAddress,
    asOwner: statements => administer(address, statements),
    async drop() {
      await database.close()
      // Not by force: PostgreSQL refuses that while a vacuum of its own is at work in it. It waits
      // for what is about to leave.
      await administer(other, `drop database ${address.database}`)
    },
  }
}

async function administer(address: ClusterConnection, statements: string): Promise<void> {
  const client = new Client(address)
  await client.connect()
  await client.query(statements).finally(() => client.end())
}
