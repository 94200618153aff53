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
  /** Resolves when PostgreSQL has ended by itself and will not come up again. */
  readonly lost: Promise<DatabaseStartError>
  /** Fast shutdown; may be called more than once. The caller wires SIGINT and SIGTERM to it. */
  stop(): Promise<void>
}

export interface ClusterOptions {
  /** The folder to keep everything in. It is made when it is missing. */
  readonly dataDir: string
  /** Told what happens, a sentence at a time. */
  readonly log?: (line: string) => void
  /** False gives up every promise about power cuts, for tests. */
  readonly durable?: boolean
}

/**
 * Starts PostgreSQL on a folder, on a Unix socket only, and becomes its one owner.
 *
 * @throws DatabaseStartError
 */
export async function startCluster({ dataDir, log = () => {}, durable = true }: ClusterOptions): Promise<Cluster> {
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
    const keeper = await keepRunning(start, log)
    const stop = async () => {
      await keeper.stop()
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
      lost: keeper.lost,
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
/** Milliseconds that PostgreSQL must have been up for another start to be worth trying. */
const worthAnotherStart = 2_000

/** Starts PostgreSQL, and starts it again when it ends without being asked to. */
async function keepRunning(start: () => Promise<Postmaster>, log: (line: string) => void) {
  const lost = Promise.withResolvers<DatabaseStartError>()
  let stopping = false
  let current = await start()
  let upSince = Date.now()
  let restarting: Promise<void> = Promise.resolve()
  const watch = () => {
    void current.ended.then(how => {
      if (!stopping) restarting = restart(how)
    })
  }
  const restart = async (how: string) => {
    const trouble = `PostgreSQL ended by itself (${how})`
    if (Date.now() - upSince < worthAnotherStart)
      return lost.resolve(new DatabaseStartError(`${trouble} soon after its start.`))
    log(`${trouble}; starting it again.`)
    try {
      await delay(200)
      current = await start()
      upSince = Date.now()
      watch()
    } catch (failure) {
      lost.resolve(failure instanceof DatabaseStartError ? failure : new DatabaseStartError(reasonOf(failure)))
    }
  }
  watch()
  return {
    current: () => current,
    lost: lost.promise,
    async stop() {
      stopping = true
      await restarting
      await current.stop()
    },
  }
}
