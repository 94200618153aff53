import { parseArgs } from 'node:util'
import { writeBackup } from '../backend/platform/database/backup/write-backup.ts'
import { onEmbeddedDatabase } from '../backend/platform/database/supervisor/running-cluster.ts'
import { readConfig } from '../config.ts'
import { embeddedFolderOf } from './command-database.ts'
import { type Command, onlyArgument } from './run-command.ts'

/** `npm run backup -- <file>`: backs up the embedded database, also while the server runs on it. */
export const backup: Command = async (args, { env, out }) => {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const file = onlyArgument(positionals, 'Say where to: npm run backup -- <file>')
  await onEmbeddedDatabase(embeddedFolderOf(readConfig(env)), async superuser => {
    const { tables, rows } = await writeBackup(superuser, file)
    out(`${file} holds ${rows} rows of ${tables} tables.`)
  })
  return 0
}
