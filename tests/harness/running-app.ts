import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePorts } from './free-ports.ts'

export const projectRoot = join(import.meta.dirname, '../..')

/** Milliseconds that a server may take to answer, with a new database on a busy machine. */
const startLimit = 400_000
/** Milliseconds that a server may take to stop when asked to. */
const stopLimit = 120_000

/**
 * The application as `npm start` starts it, on a database of its own: free ports, and data in a
 * temporary folder.
 */
export class RunningApp {
  readonly url: string
  readonly apiUrl: string
  /** The path of its data. */
  readonly dataFolder: string
  readonly #folder: string
  readonly #env: NodeJS.ProcessEnv
  #server: ChildProcess | undefined

  private constructor(folder: string, port: number, apiPort: number, env: Record<string, string>) {
    this.#folder = folder
    this.dataFolder = join(folder, 'data')
    this.url = `http://localhost:${port}`
    this.apiUrl = `http://localhost:${apiPort}/api`
    this.#env = {
      ...withoutSettings(process.env),
      PORT: String(port),
      API_PORT: String(apiPort),
      DATA_DIR: this.dataFolder,
      DEMO_DATA: 'on',
      // A test runs the payroll that it needs.
      DEMO_PAYROLL: 'off',
      // Tests state the address of a call: guesses and requests are counted by address.
      TRUST_PROXY: '127.0.0.1',
      NODE_ENV: 'production',
      ...env,
    }
  }

  /**
   * Starts it and waits until it serves. `env` adds to its settings: `{ DEMO_COMPANIES: '5000' }`.
   */
  static async start(env: Record<string, string> = {}): Promise<RunningApp> {
    const folder = await mkdtemp(join(tmpdir(), 'avlona-app-'))
    // As root, PostgreSQL runs as the user nobody, who needs access.
    await chmod(folder, 0o755)
    const [port = 0, apiPort = 0] = await freePorts(2)
    const app = new RunningApp(folder, port, apiPort, env)
    const template = process.env[templateVariable]
    // Demo data is inserted into a new database only, so settings of the demo data exclude the
    // template.
    if (template !== undefined && !Object.keys(env).some(name => name.startsWith('DEMO_')))
      await copy(template, app.dataFolder)
    await app.startAgain()
    return app
  }

  /**
   * Makes the data of a fresh installation, which the applications of this process and its children
   * start with: a copy takes a tenth of the time. It lies in the temporary folder of the run.
   */
  static async makeTemplate(): Promise<void> {
    const app = await RunningApp.start()
    await app.stop()
    process.env[templateVariable] = app.dataFolder
  }

  /** The server's output since it was first started, until its data is deleted. */
  get output(): string {
    return readFileSync(this.#log, 'utf8')
  }

  /** A file, since a reader of a pipe would share the load that a benchmark measures. */
  get #log(): string {
    return join(this.#folder, 'server.log')
  }

  /**
   * Starts it on the same data, and waits until it serves. `env` adds to its settings, as a new
   * version would.
   *
   * @throws Error with its output when it does not come up
   */
  async startAgain(env: Record<string, string> = {}): Promise<void> {
    Object.assign(this.#env, env)
    await this.#untilItServes(this.launch())
  }

  /** Starts it on the same data, without waiting. */
  launch(): ChildProcess {
    const log = openSync(this.#log, 'a')
    const server = spawn(process.execPath, ['--import', './tests/harness/shifted-date.ts', 'server/main.ts'], {
      cwd: projectRoot,
      env: this.#env,
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    this.#server = server
    // Its database has no owner until it is started: see temporary-folder-guard.ts.
    writeFileSync(join(this.#folder, 'owner.json'), JSON.stringify({ pid: server.pid }))
    return server
  }

  /** Sends `kill -9`: the server is gone at once; its database's processes are not told. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /**
   * Stops it as Ctrl-C does, including the database. @throws Error when it does not stop, or fails
   * to stop cleanly
   */
  async stop(): Promise<void> {
    const server = this.#server
    if (!server || hasEnded(server)) return
    const ended = this.#end('SIGTERM')
    const late = await Promise.race([ended, sleep(stopLimit, 'late' as const, { ref: false })])
    if (late === 'late') {
      await this.#end('SIGKILL')
      throw new Error(`The server did not end within ${stopLimit / 1000} s of SIGTERM:\n${this.output}`)
    }
    if (server.exitCode !== 0) throw new Error(`The server ended with ${server.exitCode}:\n${this.output}`)
  }

  /**
   * Stops it and deletes its data. A killed server is started again, and a starting one is awaited,
   * since only a serving server can stop its database.
   */
  async dispose(): Promise<void> {
    try {
      const server = this.#server
      if (server && !hasEnded(server)) await this.#untilItServes(server)
      else if (server?.exitCode !== 0) await this.startAgain()
      await this.stop()
    } finally {
      await rm(this.#folder, { recursive: true, force: true })
    }
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const server = this.#server
    if (!server || hasEnded(server)) return
    const exited = once(server, 'exit')
    server.kill(signal)
    await exited
  }

  async #untilItServes(server: ChildProcess): Promise<void> {
    const deadline = performance.now() + startLimit
    while (!(await this.#serves())) {
      if (hasEnded(server))
        throw new Error(`The server ended (${server.exitCode ?? server.signalCode}):\n${this.output}`)
      if (performance.now() > deadline)
        throw new Error(`The server does not answer ${this.url}/healthz:\n${this.output}`)
      await sleep(50)
    }
  }

  async #serves(): Promise<boolean> {
    try {
      const { ok } = await fetch(`${this.url}/healthz`, { signal: AbortSignal.timeout(2_000) })
      return ok
    } catch {
      return false
    }
  }
}

const templateVariable = 'AVLONA_TEST_DATA'

/**
 * Copies with owners and modes, which PostgreSQL requires; as a clone where the file system
 * supports it.
 */
const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to])

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/**
 * Removes the settings of the person who runs the tests, which must not affect the tested server.
 */
function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const settings =
    /^(HOST|PORT|API_\w+|DATABASE_\w+|DATA_DIR|DEMO_\w+|LOG_LEVEL|BEHIND_TLS|TRUST_PROXY|REQUESTS_PER_MINUTE|BUILD_ID|PACT_STATES|BRAND_HOSTS|CLONE_LICENCES|SUPPORT_LICENCES|SMS_\w+|BANKID_\w+|npm_\w+)$/
  return Object.fromEntries(Object.entries(env).filter(([name]) => !settings.test(name)))
}
