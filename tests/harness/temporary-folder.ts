import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let isHeld = false

/**
 * Gives this process and those that it starts a temporary folder of their own. However the process
 * ends, by a signal too, a guard then ends the servers and databases of the folder and removes it.
 * Returns a function that does so at once.
 */
export default function holdTemporaryFolder(): () => Promise<void> {
  // Several projects of one run share the folder.
  if (isHeld) return async () => {}
  isHeld = true
  const folder = mkdtempSync(join(tmpdir(), 'avlona-'))
  // As root, PostgreSQL runs as the user nobody, who needs access.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  // Detached, since Ctrl-C signals the whole process group. The end of the pipe tells it of the end
  // of this process.
  const guard = spawn(process.execPath, [join(import.meta.dirname, 'temporary-folder-guard.ts'), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.unref()
  return async () => {
    guard.ref()
    const ended = once(guard, 'exit')
    guard.stdin.end()
    await ended
  }
}
