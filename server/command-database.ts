import { connectionOf, type Database, openDatabase } from './backend/platform/database/connect.ts'
import { addressOfMigrated } from './backend/platform/database/migrate.ts'
import { type Cluster, startCluster } from './backend/platform/database/supervisor/cluster.ts'
import type { Config } from './config.ts'
import { ConfigError } from './config-error.ts'

/**
 * Does a command's work on the migrated database of the settings: that of DATABASE_URL, or else the
 * embedded one, which is started for it.
 *
 * @param work also gets the connection of the database's owner
 * @throws DatabaseStartError when the database is of another version than this program
 */
export async function onCommandDatabase<Result>(
  { DATABASE_URL, DATABASE_POOL_URL, DATA_DIR }: Config,
  work: (database: Database, owner: ReturnType<typeof connectionOf>) => Promise<Result>,
): Promise<Result> {
  let cluster: Cluster | undefined
  if (DATABASE_URL === undefined) cluster = await startCluster({ dataDir: DATA_DIR })
  try {
    const owner = cluster?.connection ?? { url: DATABASE_URL ?? '' }
    const pool = DATABASE_POOL_URL === undefined ? undefined : { url: DATABASE_POOL_URL }
    const database = openDatabase(await addressOfMigrated(owner, pool), { maxConnections: 2 })
    try {
      return await work(database, connectionOf(owner))
    } finally {
      await database.close()
    }
  } finally {
    await cluster?.stop()
  }
}

/**
 * Returns the folder of the embedded database, for a command that works on it alone.
 *
 * @throws ConfigError when the settings name another database
 */
export function embeddedFolderOf({ DATABASE_URL, API_BASE_URL, DATA_DIR }: Config): string {
  if (DATABASE_URL === undefined && API_BASE_URL === undefined) return DATA_DIR
  throw new ConfigError(
    'This is for the embedded database. For the PostgreSQL of DATABASE_URL use pg_dump and pg_restore, by a role that ' +
      'sees every row: docs/put-it-on-the-internet.md says how.',
  )
}
