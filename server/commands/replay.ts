import { replayCommand } from './replay-command.ts'

process.exitCode = await replayCommand(process.argv.slice(2), {
  env: process.env,
  out: line => process.stdout.write(`${line}\n`),
  err: line => process.stderr.write(`${line}\n`),
})
