import { importQuickly } from './quick-imports.ts'

const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  backup: () => import('./commands/backup.ts'),
  history: () => import('./commands/history.ts'),
  licence: () => import('./commands/licence.ts'),
  replay: () => import('./commands/replay.ts'),
  restore: () => import('./commands/restore.ts'),
}

/**
 * `node server/command.ts <command> …`: runs a command of the terminal. package.json names each. A
 * command is imported as quickly as the server: see quick-imports.ts.
 */
const [name = ''] = process.argv.splice(2, 1)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (command === undefined) {
  process.stderr.write(`\nSay which command: ${Object.keys(commands).join(', ')}.\n\n`)
  process.exitCode = 2
} else {
  importQuickly()
  await command()
}
