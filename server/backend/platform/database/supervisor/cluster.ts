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

/** The connection settings, as the `pg` driver takes them. */
export interface ClusterConnection {
  /** The socket's folder. */
  readonly host: string
  readonly port: number
  readonly user: string
  readonly database: string
}

/** A running embedded PostgreSQL. */
export interface Cluster {
  readonly connection: ClusterConnection
  /** The folder of the cluster. It differs from the requested one when only root may enter that. */
  readonly home: string
  /** The process id of PostgreSQL. It changes when PostgreSQL is restarted. */
  readonly pid: number
  /**
   * Shuts PostgreSQL down (fast shutdown). May be called more than once. The caller handles SIGINT
   * and SIGTERM.
   *
   * @param patience milliseconds until an immediate shutdown, from which PostgreSQL recovers at its
   * next start
   */
  stop(patience?: number): Promise<void>
}

export interface ClusterOptions {
  /** The folder of the cluster, created when it is missing. */
  readonly dataDir: string
  /** Receives log messages, one sentence each. */
  readonly log?: (line: string) => void
  /** Receives warnings while PostgreSQL runs, instead of `log`. */
  readonly warn?: (line: string) => void
  /** False disables fsync and the like, for tests: a power cut may then lose data. */
  readonly durable?: boolean
}

/**
 * Starts PostgreSQL on a folder, on a Unix socket only, and takes exclusive ownership of the
 * folder.
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
      // Fails, harmlessly, when the folder holds files of others.
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
  // The log describes failures without data: no values in details, and no statements.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
})

/** The time that the child processes of a killed PostgreSQL may take to end, in milliseconds. */
const leavingTakes = 30_000
/**
 * The waits before PostgreSQL is restarted, in milliseconds. They grow until it has run for a
 * while.
 */
const restart = { firstWait: 200, longestWait: 5_000, upForAWhile: 10_000 }

/** Starts PostgreSQL, and restarts it whenever it ends unexpectedly. */
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
      // A PostgreSQL that is being restarted is stopped too.
      await restarting
      await current.stop(patience)
    },
  }
}
