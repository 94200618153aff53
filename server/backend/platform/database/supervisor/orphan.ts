import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseStartError } from './database-start-error.ts'
import { disownPostmasterFile, isAlive, isPostmasterOf, readPostmasterFile } from './postmaster-file.ts'
import { socketName } from './socket-directory.ts'

/**
 * Milliseconds that a shutdown may take before a harder one, and the harder one before giving up.
 */
const patience = { fast: 30_000, immediate: 10_000 }

/**
 * Clears away what a killed server or a killed PostgreSQL left, so that the next one can start. The
 * caller owns the folder (takeOwnership), and no PostgreSQL serves it once this returns: its
 * socket, whose lock would be taken for a living one's when the number in it has gone to another
 * process, may go too.
 *
 * @throws DatabaseStartError when an orphan will not end
 */
export async function clearLeftovers(data: string, socketFolder: string, log: (line: string) => void): Promise<void> {
  await stopOrphan(data, log)
  for (const suffix of ['', '.lock']) await rm(`${join(socketFolder, socketName)}${suffix}`, { force: true })
}

/**
 * Ends the PostgreSQL that a killed server left running on this folder, in the orderly way, so that
 * what is started next is our own child with today's settings, and no transaction of the dead
 * server holds a lock.
 */
async function stopOrphan(data: string, log: (line: string) => void): Promise<void> {
  const left = await readPostmasterFile(data)
  if (!left || !isAlive(left.pid)) return
  if (await isPostmasterOf(left.pid, data)) {
    log(`A killed server left PostgreSQL running (process ${left.pid}); stopping it before starting anew.`)
    if (
      !(await ended(left.pid, data, 'SIGINT', patience.fast)) &&
      !(await ended(left.pid, data, 'SIGQUIT', patience.immediate))
    )
      throw new DatabaseStartError(
        `PostgreSQL from an earlier run (process ${left.pid}) will not stop: end it with kill ${left.pid} and start again.`,
      )
  }
  await disownPostmasterFile(data)
}

async function ended(pid: number, data: string, signal: NodeJS.Signals, milliseconds: number): Promise<boolean> {
  process.kill(pid, signal)
  for (const deadline = Date.now() + milliseconds; Date.now() < deadline; await delay(20)) {
    if (!isAlive(pid) || !(await isPostmasterOf(pid, data))) return true
  }
  return false
}
