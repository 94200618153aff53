import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { demoPassword } from '../../demo/accounts.ts'
import { seedDemoData } from '../../demo/seed.ts'
import { credential } from '../../tables/schema.ts'
import { openDatabase } from './connect.ts'
import { migrate } from './migrate.ts'
import { poolRoleOf } from './pool-role.ts'
import { type Cluster, type ClusterConnection, startCluster } from './supervisor/cluster.ts'
import { withSystem } from './tenancy.ts'
import { testTime } from './test-time.ts'

/** The databases that each spec's own database is copied from: an empty one, and one with data. */
const template = 'avlona_template'
const demoTemplate = 'avlona_demo_template'

declare module 'vitest' {
  interface ProvidedContext {
    /** The connection to the specs' migrated template database. See test-database.ts. */
    templateDatabase: ClusterConnection
    /** The name of the template database with the demo data of `testTime`. */
    demoTemplate: string
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
    const templateDatabase = { ...cluster.connection, database: template }
    await migrate(templateDatabase)
    await client.query(`create database ${demoTemplate} template ${template}`)
    await client.end()
    await seed({ ...templateDatabase, database: demoTemplate })
    project.provide('templateDatabase', templateDatabase)
    project.provide('demoTemplate', demoTemplate)
  } catch (failure) {
    await teardown()
    throw failure
  }
  return teardown
}

async function seed(address: ClusterConnection): Promise<void> {
  const database = openDatabase({ ...address, user: poolRoleOf(address.user) })
  await seedDemoData(database, { today: new Date(testTime) })
  // A password's hash says what it costs. Of a thousand sign-ins, this one takes half of the work
  // away. The passwords that specs set have the real cost.
  const passwordHash = await hash(demoPassword, { memoryCost: 64, timeCost: 1 })
  await withSystem(database, tx => tx.update(credential).set({ passwordHash }))
  await database.close()
}
