import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { type Database, type DatabaseParts, openDatabase } from './connect.ts'

/** A spec file's own database. */
export interface TestDatabase {
  readonly database: Database
  /** For what opens the database itself, such as a second node. */
  readonly address: DatabaseParts
  /** Closes and drops it. */
  drop(): Promise<void>
}

/** Makes an empty, migrated database: `beforeAll` makes it, `afterAll` drops it. Some 50 ms. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const templateDatabase = inject('templateDatabase')
  const address = { ...templateDatabase, database: `spec_${randomUUID().replaceAll('-', '')}` }
  await administer(templateDatabase, `create database ${address.database} template ${templateDatabase.database}`)
  const database = openDatabase(address)
  return {
    database,
    address,
    async drop() {
      await database.close()
      // Not by force: PostgreSQL refuses that while a vacuum of its own is at work in it. It waits for what is about to leave.
      await administer(templateDatabase, `drop database ${address.database}`)
    },
  }
}

/** Nobody may be connected to a database that is copied, so this connects to the cluster's other one. */
async function administer(cluster: DatabaseParts, statement: string): Promise<void> {
  const client = new Client({ ...cluster, database: cluster.user })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
