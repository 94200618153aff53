import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Account, runAs } from './account.ts'
import { DatabaseStartError, reasonOf } from './database-start-error.ts'
import { chownIfAny } from './files.ts'
import type { Placement } from './placement.ts'
import { readPostmasterFile } from './postmaster-file.ts'

/** Milliseconds. Coming up may include recovery after a crash. */
const limits = { start: 120_000, fast: 30_000, immediate: 10_000 }
/** Bytes of log after which a start begins a new file and keeps the old one beside it. */
const longestLog = 5_000_000

/**
 * Processes of a killed PostgreSQL, which end when they see that it is gone, still have its memory:
 * to be tried again.
 */
export class StillInUse extends DatabaseStartError {}

export interface Postmaster {
  readonly pid: number
  /** When it ends, asked to or not: how, in words. */
  readonly ended: Promise<string>
  /**
   * Fast shutdown: open transactions are rolled back, everything committed is on disk. After
   * `patience` milliseconds an immediate one, which leaves the rest to the recovery of the next
   * start, and loses nothing either.
   */
  stop(patience?: number): Promise<void>
}

/**
 * Starts PostgreSQL on a data folder and waits until it accepts connections.
 *
 * @throws StillInUse
 * @throws DatabaseStartError
 */
export async function startPostmaster(
  { home, binaries, account }: Placement,
  data: string,
  settings: Record<string, string>,
): Promise<Postmaster> {
  const logPath = join(home, 'postgres.log')
  const output = await openLog(logPath, account)
  const begin = (await output.stat()).size
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(binaries.root, 'bin', 'postgres'), ['-D', data, ...options], {
    ...runAs(account),
    cwd: '/',
    env: { LC_ALL: 'C', TZ: 'UTC', PATH: process.env.PATH },
    stdio: ['ignore', output.fd, output.fd],
    // A Ctrl-C in the terminal goes to the server alone, which stops the database when its own work
    // is done.
    detached: true,
  })
  const ended = endOf(child)
  await output.close()
  child.unref()
  await ready(child, data, ended, () => logFrom(logPath, begin))
  return { pid: child.pid ?? 0, ended, stop: patience => stop(child, ended, patience) }
}

async function openLog(path: string, account: Account | undefined) {
  const { size } = await stat(path).catch(() => ({ size: 0 }))
  if (size > longestLog) await rename(path, `${path}.1`)
  const log = await open(path, 'a', 0o600)
  await chownIfAny(path, account)
  return log
}

const endOf = (child: ChildProcess): Promise<string> =>
  new Promise(resolve => {
    child.once('error', failure => resolve(reasonOf(failure)))
    child.once('exit', (status, signal) => resolve(signal ? `signal ${signal}` : `exit status ${status}`))
  })

async function ready(
  child: ChildProcess,
  data: string,
  ended: Promise<string>,
  log: () => Promise<string>,
): Promise<void> {
  let end: string | undefined
  void ended.then(how => {
    end = how
  })
  for (const deadline = Date.now() + limits.start; Date.now() < deadline; await delay(10)) {
    if (end !== undefined) throw troubleIn(await log(), end)
    const file = await readPostmasterFile(data)
    if (file?.pid === child.pid && file?.status === 'ready') return
  }
  await stop(child, ended)
  throw new DatabaseStartError(
    `PostgreSQL was not ready after ${limits.start / 1000} seconds: read postgres.log beside ${data}, and start again.`,
  )
}

/** What PostgreSQL wrote since this start. */
async function logFrom(path: string, begin: number): Promise<string> {
  return (await readFile(path)).subarray(begin).toString()
}

function troubleIn(log: string, end: string): DatabaseStartError {
  const lines = log.split('\n').filter(line => /FATAL|PANIC|error while loading|cannot|could not/i.test(line))
  const said = lines.at(-1)?.replace(/^.*?(FATAL|PANIC):\s*/, '') ?? end
  // The old one's processes write in the same log, so that the last line may be one of theirs.
  if (/pre-existing shared memory/i.test(log))
    return new StillInUse(
      'PostgreSQL could not start, since processes of an earlier one still run: end those named postgres, and start again.',
    )
  return new DatabaseStartError(sentenceOf(log, said))
}

function sentenceOf(log: string, said: string): string {
  if (/No space left/i.test(log))
    return 'PostgreSQL could not start, since the disk is full: free some space and start again.'
  if (/shared memory|semaphore/i.test(said)) {
    return `PostgreSQL could not start, since the system gives it too little shared memory (${said}): end other databases, or set DATABASE_URL.`
  }
  if (/socket/i.test(said)) {
    return `PostgreSQL could not open its socket (${said}): see that the temporary folder may be written, or set TMPDIR.`
  }
  return `PostgreSQL could not start: ${said}. Its log is postgres.log in the database's folder.`
}

async function stop(child: ChildProcess, ended: Promise<string>, fast = limits.fast): Promise<void> {
  for (const [signal, milliseconds] of [
    ['SIGINT', fast],
    ['SIGQUIT', limits.immediate],
    ['SIGKILL', limits.immediate],
  ] as const) {
    child.kill(signal)
    const late = Symbol('late')
    const giveUp = new AbortController()
    const first = await Promise.race([ended, delay(milliseconds, late, { signal: giveUp.signal }).catch(() => late)])
    giveUp.abort()
    if (first !== late) return
  }
}
