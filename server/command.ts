import { importQuickly } from './quick-imports.ts'

/** The commands of the terminal, by the names that package.json gives them. */
const commands = {
  backup: async () => (await import('./commands/backup.ts')).backup,
  history: async () => (await import('./commands/history.ts')).history,
  licence: async () => (await import('./commands/licence.ts')).licence,
  replay: async () => (await import('./commands/replay.ts')).replay,
  restore: async () => (await import('./commands/restore.ts')).restore,
}
const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name)

/**
 * `node server/command.ts <command> …`: runs a command of the terminal. It is imported as quickly
 * as the server: see quick-imports.ts.
 */
const [name = '', ...args] = process.argv.slice(2)
if (isCommand(name)) {
  importQuickly()
  const { runCommand } = await import('./commands/run-command.ts')
  process.exitCode = await runCommand(await commands[name](), args, {
    env: process.env,
    out: line => process.stdout.write(`${line}\n`),
    err: line => process.stderr.write(`${line}\n`),
  })
} else {
  process.stderr.write(`\nSay which command: ${Object.keys(commands).join(', ')}.\n\n`)
  process.exitCode = 2
}
