import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Call } from '#contracts/call.ts'
import { catalogue } from '#contracts/catalogue.ts'
import { downloads } from '#contracts/downloads.ts'
import { closeServer } from '#server/serving/close-server.ts'
import { addHealth, type Health } from '#server/serving/health.ts'
import { type AreaServices, areasWith } from './areas.ts'
import { callerPorts } from './callers.ts'
import { adoptedClock } from './contract/adopted-clock.ts'
import { addPactStates } from './contract/pact-states-route.ts'
import { testPersons } from './demo/bankid-persons.ts'
import { addDevEvents } from './dev/events-route.ts'
import { addOutbox } from './dev/outbox-route.ts'
import { files } from './files.ts'
import { checkNightly } from './history/check-history.ts'
import { doHousekeeping } from './housekeeping.ts'
import { throttleKeys } from './integrations/key-caller.ts'
import { jobDefinitionsWith } from './jobs.ts'
import { liveEvents } from './live-events.ts'
import { notifyOfJob } from './messages/notify-of-job.ts'
import {
  connectSkatteverket,
  type SimulatedSkatteverket,
  type SkatteverketOptions,
  simulatedClient,
  simulatedOptions,
  simulatorPath,
} from './payroll/declaration/skatteverket/services.ts'
import { addSkatteverketSimulator } from './payroll/declaration/skatteverket/simulator/add-skatteverket-simulator.ts'
import { deliveryServices, type KivraOptions } from './payroll/delivery/connect-delivery.ts'
import { addPictures } from './picture-route.ts'
import type { Database } from './platform/database/connect.ts'
import { analyzeChanged, chainEvents } from './platform/database/upkeep.ts'
import { addDocs } from './platform/docs/docs-route.ts'
import { createApp } from './platform/http/app.ts'
import type { Handler } from './platform/http/ask.ts'
import { type Background, createBackground } from './platform/http/background.ts'
import { addDownload } from './platform/http/download-route.ts'
import { addRoute } from './platform/http/route.ts'
import { browserCookie, sessionCookie } from './platform/http/token-cookie.ts'
import { type JobTiming, startJobWorker } from './platform/jobs/job-worker.ts'
import { addSocket } from './platform/live/socket-route.ts'
import type { MailGateway } from './platform/mail/mail-gateway.ts'
import type { Outbox } from './platform/mail/outbox.ts'
import { noSmsGateway, type SmsGateway } from './platform/mail/sms-gateway.ts'
import { describeError } from './platform/privacy/privacy.ts'
import type { GrantedLicences } from './rights/facts.ts'
import { type RpOptions, rpClient } from './sign-in/bankid/rp-client.ts'
import { addSimulator } from './sign-in/bankid/simulator/add-simulator.ts'
import { createSimulator } from './sign-in/bankid/simulator/simulator.ts'
import { simulatedApiPath } from './sign-in/bankid/simulator/simulator-path.ts'
import { socketSessions } from './sign-in/session/live-sessions.ts'

export interface BackendOptions {
  readonly host: string
  /** 0 for any free port. */
  readonly port: number
  /** Migrated. The caller closes it, after the backend. */
  readonly database: Database
  readonly log: FastifyBaseLogger
  /** Sent with every answer; a new one makes browsers offer to reload. */
  readonly buildId: string
  /** Whether browsers reach the application over TLS. The session's cookie then requires it. */
  readonly secureCookies: boolean
  /**
   * The proxies whose X-Forwarded-For is trusted: 'loopback' by default, for an adapter on this
   * machine.
   */
  readonly trustProxy?: string | boolean
  /**
   * The limit for one network. Defaults to 6000: an office of 100, all of whom poll a BankID order.
   */
  readonly requestsPerMinute?: number
  /** The limit for one key of a program. Defaults to 600. */
  readonly keyRequestsPerMinute?: number
  /**
   * Whether to serve /_pact/states, which signs anybody in: for pact verification only, and refused
   * in production.
   */
  readonly pactStates?: boolean
  /** The gateway for SMS codes. */
  readonly sms?: SmsGateway
  /** The gateway for e-mails. Without it and without an outbox, none are sent. */
  readonly mail?: MailGateway
  /**
   * The connection to Kivra. Without it, no payslips are sent there. 'simulated' serves a simulator
   * at /dev/kivra: for development and tests.
   */
  readonly kivra?: KivraOptions | 'simulated' | undefined
  /**
   * Collects the messages that are not sent because there is no provider, and shows them at
   * /dev/outbox: for demo data and development only.
   */
  readonly outbox?: Outbox
  /**
   * The connection to BankID. Without it, sign-in with BankID is refused. 'simulated' serves a
   * simulator at /dev/bankid, where anybody signs in as any person of the demo data: for
   * development and tests.
   */
  readonly bankId?: RpOptions | 'simulated' | undefined
  /**
   * The connection to Skatteverket's API for employers' declarations. Without it, declarations are
   * fetched as files. A simulated one is served at /dev/skatteverket: for development and tests.
   */
  readonly skatteverket?: SkatteverketOptions | SimulatedSkatteverket | undefined
  /**
   * The licence whose administrators receive requests for demo accounts. Without it, requests are
   * refused.
   */
  readonly demoRequestsTo?: string
  /**
   * The licences that may clone companies, and those of the provider's support. Defaults to none.
   */
  readonly copyLicences?: GrantedLicences
  /** The intervals of claiming jobs and taking them over: for specs. */
  readonly jobTiming?: JobTiming
  /** The time of each statement of a list, in milliseconds. Defaults to 4000. */
  readonly listPatience?: number
  /** Milliseconds between two checks of every socket: for specs. */
  readonly heartbeat?: number
  readonly clock?: () => Date
  /** Whether to validate every answer by the catalogue's shapes: for specs. */
  readonly checkAnswers?: boolean
}

export interface Backend {
  /** Without `/api`. */
  readonly url: string
  /**
   * Answers the requests in flight, then stops. Those that take longer than `patience` are cut off.
   */
  close(): Promise<void>
}

const hourMs = 60 * 60_000
/**
 * The usual time of each statement of a list, in milliseconds: long before others have waited too
 * long for its connection.
 */
const usualListPatience = 4_000
/** The time in milliseconds that requests in flight have at shutdown. */
const patience = 2_000

/**
 * Checks that the database answers a query. A full disk passes: reads work, and writes are answered
 * by 503.
 */
async function askDatabase({ pool }: Database): Promise<Health> {
  await pool.query('select 1')
  return { ok: true }
}

/**
 * Serves the catalogue's calls under `/api`, with the files and prints beside it. A failed start is
 * cleaned up.
 *
 * @throws Error when the port is taken, or for pact states in production
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
  const { checkAnswers = false, secureCookies } = options
  const { now: clock, adopt } = adoptedClock(options.clock ?? (() => new Date()))
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
  throttleKeys(app, options.keyRequestsPerMinute ?? 600)
  addHealth(app, { look: () => askDatabase(database), away: 'database' })
  const stops: (() => Promise<unknown>)[] = [() => closeServer(app, patience), () => background.settled()]
  const close = async () => {
    for (const stop of stops) await stop()
  }
  try {
    /** Set when the backend listens. */
    let url = ''
    if (options.bankId === 'simulated') await addSimulator(app, createSimulator(clock), testPersons())
    const bankId =
      options.bankId &&
      rpClient(options.bankId === 'simulated' ? { url: () => url + simulatedApiPath } : options.bankId)
    if (bankId) stops.push(() => bankId.close())
    const mail = options.mail ?? outbox?.mail
    const delivery = await deliveryServices(app, { kivra: options.kivra, mail, outbox, clock, url: () => url })
    stops.push(async () => delivery.kivra?.close())
    const skatteverket = await connectionToSkatteverket(app, options.skatteverket, { clock, url: () => url })
    if (skatteverket) stops.push(() => skatteverket.close())
    const copyLicences = options.copyLicences ?? { cloning: [], support: [] }
    const callers = callerPorts(database, copyLicences)
    for (const { call, handler } of implementations({ bankId, clock, copyLicences, skatteverket, delivery })) {
      addRoute(app, call, handler, {
        database,
        cookie,
        browserCookie: ownBrowserCookie,
        background,
        sms: gateway,
        demoRequestsTo: options.demoRequestsTo,
        callers,
        clock,
        listPatience: options.listPatience ?? usualListPatience,
        checkAnswers,
      })
    }
    for (const [name, download] of Object.entries(downloads)) {
      addDownload(app, download, files[name as keyof typeof downloads], { database, callers, cookie, clock })
    }
    addPictures(app, { database, callers, cookie, clock })
    addSocket(app, {
      database,
      sessions: socketSessions(database),
      cookie,
      clock,
      buildId: options.buildId,
      liveEvents,
      ...(options.heartbeat !== undefined && { heartbeat: options.heartbeat }),
    })
    if (outbox && !sms) addOutbox(app, outbox)
    if (outbox) addDevEvents(app, database)
    await addDocs(app)
    if (options.pactStates)
      addPactStates(app, { database, cookie, browserCookie: ownBrowserCookie, clock, adopt, bankId })

    stops.push(await housekeeping({ database, log, clock, background }))
    url = await app.listen({ host, port })
    const worker = startJobWorker({
      definitions: jobDefinitionsWith({ skatteverket, delivery, copyLicences }),
      tellEnd: notifyOfJob,
      timing: options.jobTiming,
      database,
      log,
      clock,
    })
    stops.push(() => worker.stop())
    stops.push(keepUp(database, log))
    return { url, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Returns the connection to Skatteverket, or to the simulator, which is then served. */
async function connectionToSkatteverket(
  app: FastifyInstance,
  options: BackendOptions['skatteverket'],
  { clock, url }: { readonly clock: () => Date; readonly url: () => string },
) {
  if (!options) return undefined
  if (!('simulated' in options)) return connectSkatteverket(() => options, clock)
  await app.register(scope => addSkatteverketSimulator(scope, { now: clock, client: simulatedClient }), {
    prefix: simulatorPath,
  })
  return connectSkatteverket(() => simulatedOptions(url(), options.redirectUri()), clock)
}

/**
 * Runs the housekeeping now and every hour, and the nightly check of the event history beside it.
 * Returns a function that ends them.
 */
async function housekeeping({
  database,
  log,
  clock,
  background,
}: Required<Pick<BackendOptions, 'database' | 'log' | 'clock'>> & { readonly background: Background }): Promise<
  () => Promise<void>
> {
  const tidy = () =>
    doHousekeeping(database, clock()).catch(error => log.warn({ error: describeError(error) }, 'Could not keep house'))
  const check = () =>
    background.run(async () => {
      const broken = await checkNightly(database)
      if (broken.length > 0) log.error({ licences: broken }, 'The event history is broken')
    })
  await tidy()
  check()
  const timer = setInterval(() => {
    tidy()
    check()
  }, hourMs).unref()
  return async () => clearInterval(timer)
}

/**
 * Milliseconds between two times that waiting events are chained, and that tables are looked
 * at.
 */
const chainEvery = 1_000
const analyzeEvery = 5_000

/** Does what those who write do not wait for. Returns a function that ends it. */
function keepUp(database: Database, log: FastifyBaseLogger): () => Promise<void> {
  const ends = [repeat(() => chainEvents(database), chainEvery), repeat(() => analyzeChanged(database), analyzeEvery)]
  return async () => {
    await Promise.all(ends.map(end => end()))
  }
  /** Begins again `ms` after the work has ended. */
  function repeat(work: () => Promise<unknown>, ms: number): () => Promise<void> {
    const ending = new AbortController()
    const loop = (async () => {
      while (!ending.signal.aborted) {
        await work().catch(error => log.warn({ error: describeError(error) }, 'Upkeep of the database failed'))
        await sleep(ms, undefined, { signal: ending.signal }).catch(() => {})
      }
    })()
    return () => {
      ending.abort()
      return loop
    }
  }
}

/**
 * Returns every call of the catalogue with its handler. The type of `areasWith` guarantees that
 * none is missing.
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
