import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { type Database, type DatabaseOptions, openDatabase } from './connect.ts'
import { poolRoleOf } from './pool-role.ts'
import { actingRoles } from './roles.ts'
import type { ClusterConnection } from './supervisor/cluster.ts'
import { superuser } from './supervisor/data-directory.ts'

/** The database of one spec file. */
export interface TestDatabase {
  readonly database: Database
  /** The connection of the owner, who has rights that no request has. */
  readonly address: ClusterConnection
  /** The connection that the application uses, for example for a second node. */
  readonly poolAddress: ClusterConnection
  /** The connection of the superuser, past row-level security. */
  readonly superuserAddress: ClusterConnection
  /** Runs statements as the owner. */
  asOwner(statements: string): Promise<void>
  /** Closes and drops the database. */
  drop(): Promise<void>
}

/**
 * Creates an empty, migrated database in about 50 ms. Call it in `beforeAll`, and `drop` in
 * `afterAll`.
 */
export const createTestDatabase = (options?: DatabaseOptions): Promise<TestDatabase> =>
  copyOf(inject('templateDatabase').database, options)

/**
 * Creates a database that no migration has touched. Its owner is like those of the earliest
 * versions: row-level security binds it, and it has the rights of the application's roles.
 */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const ofSuperuser = { ...inject('templateDatabase'), user: superuser }
  const owner = `owner_${randomUUID().replaceAll('-', '')}`
  await administer(
    ofSuperuser,
    `create role ${owner} login createrole; grant ${actingRoles.join(', ')} to ${owner} with admin option`,
  )
  const test = await copyOf('template1', { owner })
  return {
    ...test,
    async drop() {
      await test.drop()
      await administer(ofSuperuser, `drop role if exists ${poolRoleOf(owner)}, ${owner}`)
    },
  }
}

/** Creates a database with the demo data of `testTime`, in the same time. */
export const createDemoDatabase = (options?: DatabaseOptions): Promise<TestDatabase> =>
  copyOf(inject('demoTemplate'), options)

async function copyOf(
  template: string,
  { owner, ...options }: DatabaseOptions & { readonly owner?: string } = {},
): Promise<TestDatabase> {
  const templateDatabase = inject('templateDatabase')
  const address = {
    ...templateDatabase,
    user: owner ?? templateDatabase.user,
    database: `spec_${randomUUID().replaceAll('-', '')}`,
  }
  // A database with connections cannot be copied, so this connects to another one of the cluster.
  const other = { ...templateDatabase, user: superuser, database: templateDatabase.user }
  await administer(other, `create database ${address.database} template ${template} owner ${address.user}`)
  const poolAddress = { ...address, user: poolRoleOf(address.user) }
  const database = openDatabase(poolAddress, options)
  return {
    database,
    address,
    poolAddress,
    superuserAddress: { ...address, user: superuser },
    asOwner: statements => administer(address, statements),
    async drop() {
      await database.close()
      // Without `force`, which PostgreSQL refuses while one of its own vacuums runs in the
      // database. It waits for connections that are closing.
      await administer(other, `drop database ${address.database}`)
    },
  }
}

async function administer(address: ClusterConnection, statements: string): Promise<void> {
  const client = new Client(address)
  await client.connect()
  await client.query(statements).finally(() => client.end())
}
