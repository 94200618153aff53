import { join } from 'node:path'
import { applicationName } from './application-database.ts'
import { type ClusterConnection, startCluster } from './cluster.ts'
import { hasCluster, superuser } from './data-directory.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { place } from './placement.ts'
import { isPostmasterOf, readPostmasterFile } from './postmaster-file.ts'
import { socketDirectory, socketPort } from './socket-directory.ts'

/**
 * Does work on the embedded PostgreSQL of a folder, whether the server runs on it or not. Only one
 * that nobody runs is started for the work, and stopped afterwards.
 *
 * @param work gets the connection of the superuser, whom row-level security does not bind
 * @param creates true creates the database of a folder that has none
 * @throws DatabaseStartError also when the folder has no database
 */
export async function onEmbeddedDatabase<Result>(
  dataDir: string,
  work: (superuser: ClusterConnection) => Promise<Result>,
  { creates = false }: { readonly creates?: boolean } = {},
): Promise<Result> {
  const { home, account } = await place(dataDir, () => {})
  const data = join(home, 'data')
  const running = await readPostmasterFile(data)
  if (running?.status === 'ready' && (await isPostmasterOf(running.pid, data))) {
    const host = await socketDirectory(data, account)
    return work({ host, port: socketPort, user: superuser, database: applicationName })
  }
  if (!creates && !(await hasCluster(data)))
    throw new DatabaseStartError(`There is no database in ${home}: see DATA_DIR.`)
  const cluster = await startCluster({ dataDir })
  try {
    return await work({ ...cluster.connection, user: superuser })
  } finally {
    await cluster.stop()
  }
}
