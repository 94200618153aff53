import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from './migrate.ts'
import { type Cluster, type ClusterConnection, startCluster } from './supervisor/cluster.ts'

/** The database that each spec's own database is copied from. */
const template = 'avlona_template'

declare module 'vitest' {
  interface ProvidedContext {
    /** The connection to the specs' migrated template database. See test-database.ts. */
    templateDatabase: ClusterConnection
  }
}

/** Starts one PostgreSQL for all specs that need a database, and removes it after the last. */
export default async function testCluster(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'avlona-test-'))
  // As root, PostgreSQL runs as nobody, who must be able to enter the folder.
  await chmod(folder, 0o755)
  let cluster: Cluster | undefined
  const teardown = async () => {
    await cluster?.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 20 })
  }
  try {
    cluster = await startCluster({ dataDir: join(folder, 'postgres'), durable: false })
    const client = new Client(cluster.connection)
    await client.connect()
    await client.query(`create database ${template}`)
    await client.end()
    const templateDatabase = { ...cluster.connection, database: template }
    await migrate(templateDatabase)
    project.provide('templateDatabase', templateDatabase)
  } catch (failure) {
    await teardown()
    throw failure
  }
  return teardown
}
