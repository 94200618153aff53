import { parseArgs } from 'node:util'
import { restoreBackup } from '../backend/platform/database/backup/restore-backup.ts'
import { startCluster } from '../backend/platform/database/supervisor/cluster.ts'
import { readConfig } from '../config.ts'
import { embeddedFolderOf } from './command-database.ts'
import { type Command, onlyArgument } from './run-command.ts'

/**
 * `npm run restore -- <file>`: restores a backup into the embedded database, which must be empty
 * (or `--replace`) and not be served.
 */
export const restore: Command = async (args, { env, out }) => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  })
  const file = onlyArgument(positionals, 'Say from where: npm run restore -- <file> [--replace]')
  const cluster = await startCluster({ dataDir: embeddedFolderOf(readConfig(env)) })
  try {
    const rows = await restoreBackup(cluster.connection, file, { mayReplace: values.replace })
    const sum = Object.values(rows).reduce((all, each) => all + each, 0)
    out(`The database is restored from ${file}: ${sum} rows of ${Object.keys(rows).length} tables.`)
  } finally {
    await cluster.stop()
  }
  return 0
}
