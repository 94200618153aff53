import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waits until the process at the other end of standard input has ended. Then ends what runs on
 * databases in a folder, and removes the folder: `node temporary-folder-guard.ts <folder>`.
 */
const folder = process.argv[2] ?? ''

/** Milliseconds that PostgreSQL may take for an immediate shutdown. */
const patience = 10_000

/** Returns the command of a process, or an empty text when it has ended. */
function commandOf(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

/** Returns the processes that files of the folder name, unless their ids are others' by now. */
function processesIn(pattern: string, idOf: (content: string) => number, command: string): number[] {
  const ids = globSync(pattern, { cwd: folder }).map(path => idOf(readFileSync(join(folder, path), 'utf8')))
  return ids.filter(id => commandOf(id).includes(command))
}

const serverOf = (note: string) => (JSON.parse(note) as { readonly pid: number }).pid
const postgresOf = (content: string) => Number.parseInt(content, 10)
const databases = () => processesIn('**/postmaster.pid', postgresOf, folder)

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // It has ended meanwhile.
    }
  }
}

for await (const _ of process.stdin);
// A server would start its database again.
signal(processesIn('**/owner.json', serverOf, 'node'), 'SIGKILL')
const running = databases()
signal(running, 'SIGQUIT')
for (let waited = 0; waited < patience && running.some(pid => commandOf(pid) !== ''); waited += 50) await sleep(50)
await rm(folder, { recursive: true, force: true, maxRetries: 20 })
