import { Listener } from '../live/listener.ts'
import type { Database } from './connect.ts'
import { appliedMigrations, isNewer, newerSchema, schemaChannel } from './run-migrations.ts'
import type { DatabaseStartError } from './supervisor/database-start-error.ts'

interface WatchOptions {
  /** Called once, with the reason, when a newer program has upgraded the database. */
  readonly onNewer: (reason: DatabaseStartError) => void
  readonly onLost: (why: unknown) => void
}

/**
 * Watches whether a newer program upgrades the database that this one serves. Looks when a
 * migration is announced, and whenever it begins to listen, also again.
 *
 * @returns a function that ends the watch
 */
export function watchSchema(database: Database, { onNewer, onLost }: WatchOptions): () => Promise<void> {
  let isNoticed = false
  const look = async () => {
    if (isNoticed || !isNewer(await appliedMigrations(database.pool))) return
    isNoticed = true
    onNewer(newerSchema())
  }
  const lookOrTell = () => void look().catch(onLost)
  const listener = new Listener({
    connection: database.connection,
    channel: schemaChannel,
    onNotice: lookOrTell,
    onListening: lookOrTell,
    onLost,
  })
  return () => listener.close()
}
