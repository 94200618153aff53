import { rmdir } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { applicationName, ensureApplicationDatabase } from './application-database.ts'
import { ensureDataDirectory } from './data-directory.ts'
import { DatabaseStartError, fileTrouble, reasonOf } from './database-start-error.ts'
import { clearLeftovers } from './orphan.ts'
import { takeOwnership } from './ownership.ts'
import { place } from './placement.ts'
import { type Postmaster, StillInUse, startPostmaster } from './postmaster.ts'
import { socketDirectory, socketPort } from './socket-directory.ts'

/** Where to connect, as the `pg` driver takes it. */
export interface ClusterConnection {
  /** The socket's folder. */
  readonly host: string
  readonly port: number
  readonly user: string
  readonly database: string
}

/** A running PostgreSQL of our own. */
export interface Cluster {
  readonly connection: ClusterConnection
  /** Where it lives; not where it was asked for when only root may enter there. */
  readonly home: string
  /** The process id of PostgreSQL. It changes when PostgreSQL had to be started again. */
  readonly pid: number
  /**
   * Fast shutdown; may be called more than once. The caller wires SIGINT and SIGTERM to it.
   *
   * @param patience milliseconds until PostgreSQL is stopped at once, from which it recovers at its
   * next start
   */
  stop(patience?: number): Promise<void>
}

export interface ClusterOptions {
  /** The folder to keep everything in. It is made when it is missing. */
  readonly dataDir: string
  /** Told what happens, a sentence at a time. */
  readonly log?: (line: string) => void
  /** Told what goes wrong while it runs, in place of `log`. */
  readonly warn?: (line: string) => void
  /** False gives up every promise about power cuts, for tests. */
  readonly durable?: boolean
}

/**
 * Starts PostgreSQL on a folder, on a Unix socket only, and becomes its one owner.
 *
 * @throws DatabaseStartError
 */
export async function startCluster({
  dataDir,
  log = () => {},
  warn = log,
  durable = true,
}: ClusterOptions): Promise<Cluster> {
  const placement = await place(dataDir, log)
  const ownership = await takeOwnership(placement.home, placement.account)
  try {
    const data = await ensureDataDirectory(placement, { durable }, log)
    const host = await socketDirectory(data, placement.account)
    const start = async () => {
      for (const deadline = Date.now() + leavingTakes; ; await delay(100)) {
        await clearLeftovers(data, host, log)
        try {
          return await startPostmaster(placement, data, settingsFor(host, durable))
        } catch (failure) {
          if (!(failure instanceof StillInUse) || Date.now() > deadline) throw failure
        }
      }
    }
    const keeper = await keepRunning(start, warn)
    const stop = async (patience?: number) => {
      await keeper.stop(patience)
      // Empty but for what somebody else has put there.
      await rmdir(host).catch(() => undefined)
      ownership.release()
    }
    await ensureApplicationDatabase({ host, port: socketPort }).catch(async failure => {
      await stop()
      throw new DatabaseStartError(`PostgreSQL started but could not be set up: ${reasonOf(failure)}.`)
    })
    return {
      connection: { host, port: socketPort, user: applicationName, database: applicationName },
      home: placement.home,
      get pid() {
        return keeper.current().pid
      },
      stop,
    }
  } catch (failure) {
    ownership.release()
    throw fileTrouble(failure, placement.home)
  }
}

const settingsFor = (socketFolder: string, durable: boolean): Record<string, string> => ({
  listen_addresses: '',
  unix_socket_directories: socketFolder,
  unix_socket_permissions: '0700',
  port: String(socketPort),
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  // The log tells what failed, never with whose data: no values in details, no text of statements.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
})

/** Milliseconds that the processes of a killed PostgreSQL may take to see that it is gone. */
const leavingTakes = 30_000
/**
 * Milliseconds before PostgreSQL is started again: more each time, until it has been up for a
 * while.
 */
const restart = { firstWait: 200, longestWait: 5_000, upForAWhile: 10_000 }

/** Starts PostgreSQL, and starts it again, however often it ends without being asked to. */
async function keepRunning(start: () => Promise<Postmaster>, warn: (line: string) => void) {
  const stopping = new AbortController()
  let current = await start()
  let wait = restart.firstWait
  let restarting: Promise<void> = Promise.resolve()

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      const upSince = Date.now()
      const how = await current.ended
      if (stopping.signal.aborted) return
      if (Date.now() - upSince > restart.upForAWhile) wait = restart.firstWait
      warn(`PostgreSQL ended by itself (${how}); starting it again.`)
      restarting = startAgain()
      await restarting
    }
  }

  async function startAgain(): Promise<void> {
    while (!stopping.signal.aborted) {
      await delay(wait, undefined, { signal: stopping.signal }).catch(() => {})
      wait = Math.min(wait * 2, restart.longestWait)
      if (stopping.signal.aborted) return
      try {
        current = await start()
        return
      } catch (failure) {
        warn(`PostgreSQL did not start again: ${reasonOf(failure)} Trying on.`)
      }
    }
  }

  void watch()
  return {
    current: () => current,
    async stop(patience?: number) {
      stopping.abort()
      // One that is only just starting is stopped too.
      await restarting
      await current.stop(patience)
    },
  }
}
