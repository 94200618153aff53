import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { supplementCompanies } from './backend/copies/supplement-companies.ts'
import { cloningLicence, demoRequestsLicence } from './backend/demo/licences.ts'
import { runDemoPayroll } from './backend/demo/payroll.ts'
import { hasDemoData, seedDemoData } from './backend/demo/seed.ts'
import { swedishDate } from './backend/platform/calendar/swedish-date.ts'
import { type Database, openDatabase } from './backend/platform/database/connect.ts'
import { migrate } from './backend/platform/database/migrate.ts'
import { startCluster } from './backend/platform/database/supervisor/cluster.ts'
import { watchSchema } from './backend/platform/database/watch-schema.ts'
import { createOutbox } from './backend/platform/mail/outbox.ts'
import { smtpGateway } from './backend/platform/mail/smtp-gateway.ts'
import { describeError } from './backend/platform/privacy/privacy.ts'
import { elksGateway } from './backend/sign-in/sms-verification/elks-gateway.ts'
import { type BackendOptions, startBackend } from './backend/start.ts'
import { bankIdFrom } from './bankid-options.ts'
import type { Config } from './config.ts'
import { ConfigError } from './config-error.ts'
import { isExposed } from './exposure.ts'
import { buildIdOf, UiMissingError } from './web/built-ui.ts'
import { startWeb } from './web/start-web.ts'

const builtUi = join(import.meta.dirname, '../dist/ui')

export interface Application {
  /** The URL for a browser on this machine. */
  readonly url: string
  /** Stops all parts within ten seconds, in the reverse order of their start. */
  readonly close: () => Promise<void>
  /** Resolves when it can serve no longer, with the reason; the caller then closes it. */
  readonly unfit: Promise<Error>
}

/** Stops a part. `left` is the time until the process must have ended, in milliseconds. */
type Stop = (left: number) => Promise<void>

/**
 * The limit for closing, in milliseconds. Docker kills a process ten seconds after asking it to
 * end.
 */
const closesWithin = 9_500
/**
 * The limit for closing the web server, in milliseconds. Its pending answers still need the
 * backend.
 */
const webClosesWithin = 4_000
/**
 * The time reserved for closing the database, in milliseconds, however long the other parts took.
 */
const keptForDatabase = 2_500

/**
 * Starts the application: the database and the embedded backend, unless the configuration names an
 * external backend, and the web server. When a part fails to start, stops the others again.
 */
export async function startApplication(config: Config): Promise<Application> {
  const log = pino({ level: config.LOG_LEVEL })
  const stops: Stop[] = []
  /** The application's own, set when it listens. */
  let address = ''
  let closing = false
  const { promise: unfit, resolve: becomeUnfit } = Promise.withResolvers<Error>()
  const close = async () => {
    closing = true
    const deadline = performance.now() + closesWithin
    for (const stop of stops.splice(0).reverse()) {
      const left = Math.max(0, deadline - performance.now())
      await stop(left).catch((error: Error) => log.error({ reason: error.message }, 'A part did not stop well'))
    }
  }

  async function startDatabase() {
    if (config.DATABASE_URL !== undefined) return { url: config.DATABASE_URL }
    const cluster = await startCluster({
      dataDir: config.DATA_DIR,
      log: line => log.info(line),
      warn: line => log.warn(line),
    })
    stops.push(left => cluster.stop(left))
    return cluster.connection
  }

  /** Starts the embedded backend and returns its URL. */
  async function startOwnBackend(buildId: string): Promise<string> {
    const cluster = await startDatabase()
    const pool = config.DATABASE_POOL_URL
    const database = openDatabase(await migrate(cluster, pool === undefined ? undefined : { url: pool }), {
      onConnectionLost: ({ message }) => {
        if (!closing) log.warn({ message }, 'A connection to the database was lost')
      },
    })
    stops.push(left => before(left - keptForDatabase, 'the connections to the database', database.close()))
    const unwatch = watchSchema(database, {
      onNewer: becomeUnfit,
      onLost: error => {
        if (!closing) log.warn({ error: describeError(error) }, 'Not watching the schema of the database; trying again')
      },
    })
    stops.push(unwatch)
    if (!config.DEMO_DATA && isExposed(config) && (await hasDemoData(database))) {
      throw new ConfigError(
        'The database holds the demo data, and everybody knows the password of its accounts: begin with an empty one ' +
          `(${config.DATABASE_URL === undefined ? 'DATA_DIR=…' : 'DATABASE_URL=…'}), or say that you mean it with DEMO_DATA=on.`,
      )
    }
    if (config.DEMO_DATA) {
      const { DEMO_COMPANIES: companies, DEMO_EMPLOYEES: employees } = config
      await seedDemoData(database, { companies, employees, today: new Date() })
    }
    await supplementCompanies(database)
    const { REQUESTS_PER_MINUTE: requestsPerMinute } = config
    const backend = await startBackend({
      host: config.API_HOST,
      port: config.API_PORT,
      database,
      log,
      buildId,
      secureCookies: config.BEHIND_TLS,
      pactStates: config.PACT_STATES,
      ...(await bankIdFrom(config)),
      ...mailOf(config),
      ...kivraOf(config),
      skatteverket: skatteverketOf(config, () => address),
      ...(requestsPerMinute !== undefined && { requestsPerMinute }),
      ...smsOf(config),
      ...demoRequestsOf(config),
      copyLicences: copyLicencesOf(config),
    })
    stops.push(left => before(left - keptForDatabase, 'the backend', backend.close()))
    const isOrdinaryDemo = config.DEMO_DATA && config.DEMO_COMPANIES === 0 && config.DEMO_EMPLOYEES === 0
    if (isOrdinaryDemo && config.DEMO_PAYROLL) runPayrollBeside(database)
    return backend.url
  }

  /** Runs the demo's payroll while the application already serves. */
  function runPayrollBeside(database: Database): void {
    const ending = new AbortController()
    const running = runDemoPayroll(database, { today: swedishDate(new Date()), signal: ending.signal }).catch(error =>
      log.error({ error: describeError(error) }, "The demo's payroll was not run"),
    )
    stops.push(left => {
      ending.abort()
      return before(left - keptForDatabase, "the demo's payroll", running)
    })
  }

  try {
    const ui = await findUi(config)
    const own = config.API_BASE_URL === undefined && (await startOwnBackend(config.BUILD_ID ?? ui.buildId))
    const web = await startWeb({
      host: config.HOST,
      port: config.PORT,
      apiBaseUrl: own ? `${own}/api` : (config.API_BASE_URL ?? ''),
      ...(own && { backendHealthUrl: `${own}/healthz` }),
      log,
      behindTls: config.BEHIND_TLS,
      brandHosts: config.BRAND_HOSTS,
      devPages: 'outbox' in smsOf(config),
      ...(ui.folder !== undefined && { staticDir: ui.folder }),
      ...(config.TRUST_PROXY !== undefined && { trustProxy: config.TRUST_PROXY }),
    })
    stops.push(() => before(webClosesWithin, 'the web server', web.close()))
    address = forBrowser(web.url)
    return { url: address, close, unfit }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * Waits for a part to stop, for a limited time in milliseconds.
 *
 * @throws Error when the part has not stopped by then
 */
async function before(milliseconds: number, part: string, stopped: Promise<void>): Promise<void> {
  const late = sleep(Math.max(0, milliseconds), 'late' as const, { ref: false })
  if ((await Promise.race([stopped, late])) === 'late') throw new Error(`${part} did not stop in time`)
}

/** Returns the configured SMS provider. The outbox replaces it only with demo data. */
function smsOf(config: Config) {
  const { SMS_46ELKS_USERNAME: username, SMS_46ELKS_PASSWORD: password, SMS_46ELKS_URL: url, SMS_FROM: from } = config
  if (username !== undefined && password !== undefined) return { sms: elksGateway({ username, password, from, url }) }
  return config.DEMO_DATA || config.NODE_ENV === 'development' ? { outbox: createOutbox() } : {}
}

/** Returns the configured mail server. The outbox replaces it only with demo data. */
function mailOf(config: Config) {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_FROM: from, SMTP_TLS: isEncrypted } = config
  const { SMTP_USERNAME: username, SMTP_PASSWORD: password } = config
  if (host === undefined || from === undefined) return {}
  const account = username === undefined || password === undefined ? null : { username, password }
  return { mail: smtpGateway({ host, port, from, isEncrypted, account }) }
}

/** Returns how the backend reaches Kivra: as its client, or, with demo data, the simulator. */
function kivraOf({ KIVRA_CLIENT_ID: id, KIVRA_CLIENT_SECRET: secret, KIVRA_URL: url, DEMO_DATA }: Config) {
  if (id !== undefined && secret !== undefined) return { kivra: { url, client: { id, secret } } }
  return DEMO_DATA ? { kivra: 'simulated' as const } : {}
}

/** Returns the registration at Skatteverket. The simulator replaces it only with demo data. */
function skatteverketOf(config: Config, address: () => string): BackendOptions['skatteverket'] {
  const { SKATTEVERKET_CLIENT_ID: id, SKATTEVERKET_CLIENT_SECRET: secret, SKATTEVERKET_REDIRECT_URI } = config
  if (id === undefined || secret === undefined || SKATTEVERKET_REDIRECT_URI === undefined)
    return config.DEMO_DATA ? { simulated: true, redirectUri: () => `${address()}/skatteverket` } : undefined
  const { SKATTEVERKET_URL: url, SKATTEVERKET_SIGN_IN_URL: signInUrl } = config
  return { url, signInUrl, client: { id, secret }, redirectUri: SKATTEVERKET_REDIRECT_URI }
}

/**
 * Returns the licence that receives requests for demo accounts, or undefined when none is
 * configured.
 */
function demoRequestsOf({ DEMO_REQUESTS_TO, DEMO_DATA }: Config) {
  const demoRequestsTo = DEMO_REQUESTS_TO ?? (DEMO_DATA ? demoRequestsLicence : undefined)
  return demoRequestsTo === undefined ? {} : { demoRequestsTo }
}

/**
 * Returns the licences that clone companies and those of the support. Without configuration there
 * are none.
 */
const copyLicencesOf = ({ CLONE_LICENCES, SUPPORT_LICENCES, DEMO_DATA }: Config) => ({
  cloning: CLONE_LICENCES ?? (DEMO_DATA ? [cloningLicence] : []),
  support: SUPPORT_LICENCES,
})

/**
 * Finds the built interface. In development Vite serves it instead.
 *
 * @throws UiMissingError when it has not been built
 */
async function findUi({ NODE_ENV }: Config): Promise<{ folder?: string; buildId: string }> {
  try {
    return { folder: builtUi, buildId: await buildIdOf(builtUi) }
  } catch (error) {
    if (NODE_ENV === 'development' && error instanceof UiMissingError) return { buildId: 'development' }
    throw error
  }
}

/** Browsers treat localhost as a secure context, but not 0.0.0.0. */
const forBrowser = (url: string): string =>
  url.replace(/\/\/(127\.0\.0\.1|0\.0\.0\.0|\[::1?\])(?=[:/]|$)/, '//localhost')
