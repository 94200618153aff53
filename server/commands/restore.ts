import { parseArgs } from 'node:util'
import { restoreBackup } from '../backend/platform/database/backup/restore-backup.ts'
import { startCluster } from '../backend/platform/database/supervisor/cluster.ts'
import { readConfig } from '../config.ts'
import { embeddedFolderOf } from './command-database.ts'
import { onlyArgument, runCommand, say } from './run-command.ts'

/**
 * `npm run restore -- <file>`: restores a backup into the embedded database, which must be empty
 * (or `--replace`) and not be served.
 */
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  })
  const file = onlyArgument(positionals, 'Say from where: npm run restore -- <file> [--replace]')
  const cluster = await startCluster({ dataDir: embeddedFolderOf(readConfig(process.env)) })
  try {
    const rows = await restoreBackup(cluster.connection, file, { mayReplace: values.replace })
    const sum = Object.values(rows).reduce((all, each) => all + each, 0)
    say(`The database is restored from ${file}: ${sum} rows of ${Object.keys(rows).length} tables.`)
  } finally {
    await cluster.stop()
  }
  return 0
})
