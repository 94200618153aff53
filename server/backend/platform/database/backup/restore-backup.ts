import { Client } from 'pg'
import { migrate } from '../migrate.ts'
import { appliedMigrations } from '../run-migrations.ts'
import { applicationName } from '../supervisor/application-database.ts'
import type { ClusterConnection } from '../supervisor/cluster.ts'
import { superuser } from '../supervisor/data-directory.ts'
import { DatabaseStartError } from '../supervisor/database-start-error.ts'
import type { BackupEnd } from './backup-format.ts'
import { loadBackup } from './read-backup.ts'

/** The database that a restore fills before it takes the application's place. */
const beside = `${applicationName}_restoring`

/**
 * Restores a backup into the embedded database of a cluster that no server uses, and upgrades it.
 * The backup is loaded beside it and takes its place in the end, at once: a restore that fails or
 * is killed changes nothing.
 *
 * @param connection the application's, of the cluster
 * @param mayReplace true replaces a database that holds a licence
 * @returns the number of rows of each table of the backup
 * @throws DatabaseStartError when the database is not empty and may not be replaced, or the file is
 * no whole backup
 */
export async function restoreBackup(
  connection: ClusterConnection,
  file: string,
  { mayReplace }: { readonly mayReplace: boolean },
): Promise<BackupEnd['rows']> {
  const ofSuperuser = { ...connection, user: superuser }
  if (!mayReplace && (await holdsLicence(ofSuperuser))) {
    throw new DatabaseStartError(
      'The database is not empty. Choose another folder with DATA_DIR=…, or, if what it holds may go, say --replace.',
    )
  }
  const admin = new Client({ ...ofSuperuser, database: 'postgres' })
  await admin.connect()
  try {
    // One that a killed restore has left.
    await admin.query(`drop database if exists ${beside}`)
    await admin.query(`create database ${beside} owner ${applicationName}`)
    const target = { ...connection, database: beside }
    const rows = await loadBackup({ owner: target, superuser: { ...ofSuperuser, database: beside } }, file)
    await migrate(target)
    const replaced = `${applicationName}_replaced`
    await admin.query(`drop database if exists ${replaced}`)
    await admin.query('begin')
    await admin.query(`alter database ${applicationName} rename to ${replaced}`)
    await admin.query(`alter database ${beside} rename to ${applicationName}`)
    await admin.query('commit')
    await admin.query(`drop database ${replaced}`)
    return rows
  } finally {
    await admin.query(`rollback; drop database if exists ${beside}`).catch(() => {})
    await admin.end()
  }
}

async function holdsLicence(connection: ClusterConnection): Promise<boolean> {
  const client = new Client(connection)
  await client.connect()
  try {
    if ((await appliedMigrations(client)).length === 0) return false
    const { rows } = await client.query<{ holds: boolean }>('select exists (select from licence) as holds')
    return rows[0]?.holds ?? false
  } finally {
    await client.end()
  }
}
