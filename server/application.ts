import { join } from 'node:path'
import pino from 'pino'
import { openDatabase } from './backend/platform/database/connect.ts'
import { migrate } from './backend/platform/database/migrate.ts'
import { startCluster } from './backend/platform/database/supervisor/cluster.ts'
import { cloningLicence, demoRequestsLicence } from './backend/platform/demo/licences.ts'
import { seedDemoData } from './backend/platform/demo/seed.ts'
import { createOutbox } from './backend/platform/dev/outbox.ts'
import { elksGateway } from './backend/sign-in/sms-verification/elks-gateway.ts'
import { startBackend } from './backend/start.ts'
import { bankIdFrom } from './bankid-options.ts'
import type { Config } from './config.ts'
import { buildIdOf, UiMissingError } from './web/built-ui.ts'
import { startWeb } from './web/start-web.ts'

const builtUi = join(import.meta.dirname, '../dist/ui')

export interface Application {
  /** For a browser on this machine. */
  readonly url: string
  /** Resolves when it can serve no longer, with why. */
  readonly lost: Promise<Error>
  /** Stops all that was started, the last one first. */
  readonly close: () => Promise<void>
}

/**
 * Starts the application: a database and a backend of our own unless somebody else's backend is named, and the web
 * server in front. When one part does not start, the others are stopped again.
 */
export async function startApplication(config: Config): Promise<Application> {
  const log = pino({ level: config.LOG_LEVEL })
  const stops: (() => Promise<void>)[] = []
  let closing = false
  const close = async () => {
    closing = true
    for (const stop of stops.splice(0).reverse()) {
      await stop().catch((error: Error) => log.error({ reason: error.message }, 'A part did not stop well'))
    }
  }
  let lose: (why: Error) => void = () => {}
  const lost = new Promise<Error>(resolve => {
    lose = resolve
  })

  async function startDatabase() {
    if (config.DATABASE_URL !== undefined) return { url: config.DATABASE_URL }
    const cluster = await startCluster({ dataDir: config.DATA_DIR, log: line => log.info(line) })
    stops.push(() => cluster.stop())
    void cluster.lost.then(lose)
    return cluster.connection
  }

  /** The base URL of a backend of our own. */
  async function startOwnBackend(buildId: string): Promise<string> {
    const address = await startDatabase()
    await migrate(address)
    const database = openDatabase(address, {
      onConnectionLost: ({ message }) => {
        if (!closing) log.warn({ message }, 'A connection to the database was lost')
      },
    })
    stops.push(() => database.close())
    if (config.DEMO_DATA) {
      const { DEMO_COMPANIES: companies, DEMO_EMPLOYEES: employees } = config
      await seedDemoData(database, { companies, employees, today: new Date() })
    }
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
      ...(requestsPerMinute !== undefined && { requestsPerMinute }),
      ...smsOf(config),
      ...demoRequestsOf(config),
      copyLicences: copyLicencesOf(config),
    })
    stops.push(() => backend.close())
    return `${backend.url}/api`
  }

  try {
    const ui = await findUi(config)
    const web = await startWeb({
      host: config.HOST,
      port: config.PORT,
      apiBaseUrl: config.API_BASE_URL ?? (await startOwnBackend(config.BUILD_ID ?? ui.buildId)),
      log,
      behindTls: config.BEHIND_TLS,
      brandHosts: config.BRAND_HOSTS,
      devPages: 'outbox' in smsOf(config),
      ...(ui.folder !== undefined && { staticDir: ui.folder }),
      ...(config.TRUST_PROXY !== undefined && { trustProxy: config.TRUST_PROXY }),
    })
    stops.push(web.close)
    return { url: forBrowser(web.url), lost, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** A real provider where one is configured; the outbox only where people and data are invented. */
function smsOf(config: Config) {
  const { SMS_46ELKS_USERNAME: username, SMS_46ELKS_PASSWORD: password, SMS_46ELKS_URL: url, SMS_FROM: from } = config
  if (username !== undefined && password !== undefined) return { sms: elksGateway({ username, password, from, url }) }
  return config.DEMO_DATA || config.NODE_ENV === 'development' ? { outbox: createOutbox() } : {}
}

/** Who receives requests for demo accounts; nobody on an installation that has not said so. */
function demoRequestsOf({ DEMO_REQUESTS_TO, DEMO_DATA }: Config) {
  const demoRequestsTo = DEMO_REQUESTS_TO ?? (DEMO_DATA ? demoRequestsLicence : undefined)
  return demoRequestsTo === undefined ? {} : { demoRequestsTo }
}

/** Who clones companies, and who the support is; nobody on an installation that has not said so. */
const copyLicencesOf = ({ CLONE_LICENCES, SUPPORT_LICENCES, DEMO_DATA }: Config) => ({
  cloning: CLONE_LICENCES ?? (DEMO_DATA ? [cloningLicence] : []),
  support: SUPPORT_LICENCES,
})

/** @throws UiMissingError when it has not been built, except in development, where Vite brings it */
async function findUi({ NODE_ENV }: Config): Promise<{ folder?: string; buildId: string }> {
  try {
    return { folder: builtUi, buildId: await buildIdOf(builtUi) }
  } catch (error) {
    if (NODE_ENV === 'development' && error instanceof UiMissingError) return { buildId: 'development' }
    throw error
  }
}

/** Browsers take localhost for a safe place, and every address for none. */
const forBrowser = (url: string): string =>
  url.replace(/\/\/(127\.0\.0\.1|0\.0\.0\.0|\[::1?\])(?=[:/]|$)/, '//localhost')
