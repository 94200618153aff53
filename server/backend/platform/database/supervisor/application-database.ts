import { Client } from 'pg'
import { superuser } from './data-directory.ts'

/**
 * The user and the database of the application. The user is no superuser: row-level security holds
 * for it as elsewhere.
 */
export const applicationName = 'avlona'

/** Makes the application's user and database in a cluster where they are missing. */
export async function ensureApplicationDatabase(address: { host: string; port: number }): Promise<void> {
  const client = new Client({ ...address, user: superuser, database: 'postgres' })
  await client.connect()
  try {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as role,
              exists (select from pg_database where datname = $1) as database`,
      [applicationName],
    )
    if (!rows[0]?.role) await client.query(`create role ${applicationName} login createrole createdb`)
    if (!rows[0]?.database) await client.query(`create database ${applicationName} owner ${applicationName}`)
  } finally {
    await client.end()
  }
}
