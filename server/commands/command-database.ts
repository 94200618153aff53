import {
  connectionOf,
  type Database,
  type DatabaseAddress,
  openDatabase,
} from '../backend/platform/database/connect.ts'
import { addressOfMigrated, migrate } from '../backend/platform/database/migrate.ts'
import { applicationName } from '../backend/platform/database/supervisor/application-database.ts'
import { type Cluster, startCluster } from '../backend/platform/database/supervisor/cluster.ts'
import { onEmbeddedDatabase } from '../backend/platform/database/supervisor/running-cluster.ts'
import type { Config } from '../config.ts'
import { ConfigError } from '../config-error.ts'

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
 * Does a command's work on the database of the settings, also while a server runs on it. An empty
 * database gets its schema, and an embedded one is created when it is missing.
 */
export async function onServedDatabase<Result>(
  { DATABASE_URL, DATABASE_POOL_URL, DATA_DIR }: Config,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const onOwner = async (owner: DatabaseAddress) => {
    const pool = DATABASE_POOL_URL === undefined ? undefined : { url: DATABASE_POOL_URL }
    const database = openDatabase(await migrate(owner, pool), { maxConnections: 2 })
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }
  if (DATABASE_URL !== undefined) return onOwner({ url: DATABASE_URL })
  return onEmbeddedDatabase(DATA_DIR, superuser => onOwner({ ...superuser, user: applicationName }), { creates: true })
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
