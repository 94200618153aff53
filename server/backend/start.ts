import type { FastifyBaseLogger } from 'fastify'
import type { Call } from '#contracts/call.ts'
import { catalogue } from '#contracts/catalogue.ts'
import { downloads } from '#contracts/downloads.ts'
import { closeServer } from '#server/serving/close-server.ts'
import { addHealth, type Health } from '#server/serving/health.ts'
import { type AreaServices, areasWith } from './areas.ts'
import { addPictures } from './companies/pictures/picture-route.ts'
import type { CopyLicences } from './copies/access.ts'
import { files } from './files.ts'
import { doHousekeeping } from './housekeeping.ts'
import { jobDefinitions } from './jobs.ts'
import { liveEvents } from './live-events.ts'
import { notifyOfJob } from './messages/notify-of-job.ts'
import type { Database } from './platform/database/connect.ts'
import { addDevEvents } from './platform/dev/events-route.ts'
import type { Outbox } from './platform/dev/outbox.ts'
import { addOutbox } from './platform/dev/outbox-route.ts'
import { addDocs } from './platform/docs/docs-route.ts'
import { createApp } from './platform/http/app.ts'
import type { Handler } from './platform/http/ask.ts'
import { createBackground } from './platform/http/background.ts'
import { addDownload } from './platform/http/download-route.ts'
import { addRoute } from './platform/http/route.ts'
import { browserCookie, sessionCookie } from './platform/http/token-cookie.ts'
import { type JobTiming, startJobWorker } from './platform/jobs/job-worker.ts'
import { addSocket } from './platform/live/socket-route.ts'
import { addPactStates } from './platform/pact/pact-states-route.ts'
import { describeError } from './platform/privacy/privacy.ts'
import { type RpOptions, rpClient } from './sign-in/bankid/rp-client.ts'
import { addSimulator } from './sign-in/bankid/simulator/add-simulator.ts'
import { createSimulator } from './sign-in/bankid/simulator/simulator.ts'
import { simulatedApiPath } from './sign-in/bankid/simulator/simulator-path.ts'
import { noSmsGateway, type SmsGateway } from './sign-in/sms-verification/sms-gateway.ts'

export interface BackendOptions {
  readonly host: string
  /** 0 for any that is free. */
  readonly port: number
  /** Migrated. It is the caller's: closing the backend leaves it open. */
  readonly database: Database
  readonly log: FastifyBaseLogger
  /** Travels with every answer; a new one makes browsers offer to reload. */
  readonly buildId: string
  /** Whether browsers reach the application over TLS: then the session's cookie demands it. */
  readonly secureCookies: boolean
  /**
   * Whose X-Forwarded-For names the browser: 'loopback' unless the adapter is on another machine.
   */
  readonly trustProxy?: string | boolean
  /**
   * From one network; 6000 when not given: an office of 100, each of whom follows an order of
   * BankID.
   */
  readonly requestsPerMinute?: number
  /**
   * Serves /_pact/states, which signs anybody in: for pact verification only, and refused in
   * production.
   */
  readonly pactStates?: boolean
  /** What carries SMS codes. */
  readonly sms?: SmsGateway
  /**
   * Takes what is sent where there is no provider, and shows it at /dev/outbox: for demo data and
   * development only.
   */
  readonly outbox?: Outbox
  /**
   * How BankID is reached; sign-in with BankID is refused when it is not given. 'simulated' serves
   * what stands in for it at /dev/bankid, where anybody signs in as any person of the demo data:
   * for development and tests.
   */
  readonly bankId?: RpOptions | 'simulated' | undefined
  /**
   * The licence whose administrators receive requests for demo accounts; without one none are
   * taken.
   */
  readonly demoRequestsTo?: string
  /**
   * The licences that clone companies, and those of the provider's support; none when not given.
   */
  readonly copyLicences?: CopyLicences
  /** How often jobs are looked for and taken over: for specs. */
  readonly jobTiming?: JobTiming
  /** Milliseconds between two looks at every socket: for specs. */
  readonly heartbeat?: number
  readonly clock?: () => Date
  /** Holds every answer against the catalogue: for specs. */
  readonly checkAnswers?: boolean
}

export interface Backend {
  /** Without `/api`. */
  readonly url: string
  /** Answers what has been asked, then stops. What takes longer than `patience` is cut off. */
  close(): Promise<void>
}

const hourMs = 60 * 60_000
/** Milliseconds that requests in flight have when the backend closes. */
const patience = 2_000

/**
 * Asks the database anything. A full disk is no matter: it is read, and what cannot be written is
 * answered by 503.
 */
async function askDatabase({ pool }: Database): Promise<Health> {
  await pool.query('select 1')
  return { ok: true }
}

/**
 * Serves the catalogue's calls under `/api`, and the files and prints beside it. One that cannot
 * start leaves nothing behind.
 *
 * @throws Error when the port is taken, or for states of the pact in production
 */
export async function startBackend({
  host,
  port,
  database,
  log,
  sms,
  outbox,
  ...options
}: BackendOptions): Promise<Backend> {
  const { clock = () => new Date(), checkAnswers = false, secureCookies } = options
  const cookie = sessionCookie(secureCookies)
  const ownBrowserCookie = browserCookie(secureCookies)
  const background = createBackground(log)
  const gateway = sms ?? outbox?.sms ?? noSmsGateway
  const app = await createApp({
    log,
    buildId: options.buildId,
    behindTls: secureCookies,
    trustProxy: options.trustProxy ?? 'loopback',
    requestsPerMinute: options.requestsPerMinute ?? 6000,
  })
  addHealth(app, { look: () => askDatabase(database), away: 'database' })
  const stops: (() => Promise<unknown>)[] = [() => closeServer(app, patience), () => background.settled()]
  const close = async () => {
    for (const stop of stops) await stop()
  }
  try {
    /** Known once it listens. */
    let url = ''
    if (options.bankId === 'simulated') await addSimulator(app, createSimulator(clock))
    const bankId =
      options.bankId &&
      rpClient(options.bankId === 'simulated' ? { url: () => url + simulatedApiPath } : options.bankId)
    if (bankId) stops.push(() => bankId.close())
    for (const { call, handler } of implementations({
      bankId,
      clock,
      copyLicences: options.copyLicences ?? { cloning: [], support: [] },
    })) {
      addRoute(app, call, handler, {
        database,
        cookie,
        browserCookie: ownBrowserCookie,
        background,
        sms: gateway,
        demoRequestsTo: options.demoRequestsTo,
        clock,
        checkAnswers,
      })
    }
    for (const [name, download] of Object.entries(downloads)) {
      addDownload(app, download, files[name as keyof typeof downloads], { database, cookie, clock })
    }
    addPictures(app, { database, cookie, clock })
    addSocket(app, {
      database,
      cookie,
      clock,
      buildId: options.buildId,
      liveEvents,
      ...(options.heartbeat !== undefined && { heartbeat: options.heartbeat }),
    })
    if (outbox && !sms) addOutbox(app, outbox)
    if (outbox) addDevEvents(app, database)
    await addDocs(app)
    if (options.pactStates) addPactStates(app, { database, cookie, browserCookie: ownBrowserCookie, clock, bankId })

    stops.push(await housekeeping({ database, log, clock }))
    url = await app.listen({ host, port })
    const worker = startJobWorker({
      ...{ definitions: jobDefinitions, tellEnd: notifyOfJob, timing: options.jobTiming },
      ...{ database, log, clock },
    })
    stops.push(() => worker.stop())
    return { url, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Keeps house at once and every hour. Gives what ends it. */
async function housekeeping({
  database,
  log,
  clock,
}: Required<Pick<BackendOptions, 'database' | 'log' | 'clock'>>): Promise<() => Promise<void>> {
  const tidy = () =>
    doHousekeeping(database, clock()).catch(error => log.warn({ error: describeError(error) }, 'Could not keep house'))
  await tidy()
  const timer = setInterval(tidy, hourMs).unref()
  return async () => clearInterval(timer)
}

/**
 * Every call of the catalogue with what answers it; that none is missing is in the type of
 * `areasWith`.
 */
function implementations(services: AreaServices): { call: Call; handler: Handler<Call> }[] {
  const calls: Readonly<Record<string, Readonly<Record<string, Call>>>> = catalogue
  const handlers = areasWith(services) as unknown as Readonly<Record<string, Readonly<Record<string, Handler<Call>>>>>
  return Object.entries(calls).flatMap(([area, own]) =>
    Object.entries(own).map(([name, call]) => {
      const handler = handlers[area]?.[name]
      if (!handler) throw new Error(`${area}.${name} has no handler`)
      return { call, handler }
    }),
  )
}
