import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { strangerBodyLimit } from '#contracts/body-limit.ts'
import { header } from '#contracts/headers.ts'
import { createAdapter } from '#server/adapter/adapter.ts'
import { closeServer } from '#server/serving/close-server.ts'
import { addHealth, type Health } from '#server/serving/health.ts'
import { brandOfHost } from './brand-page.ts'
import { addBuiltUi, type PageOptions } from './built-ui.ts'
import { addFiles } from './file-route.ts'
import { addPictures } from './picture-route.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { addSkatteverketReturn } from './skatteverket-route.ts'
import { addSocket } from './socket-route.ts'
import { addTrpc, proceduresOf } from './trpc-route.ts'

export interface WebOptions extends PageOptions {
  readonly host: string
  /** The port; 0 for any free one. */
  readonly port: number
  /** The backend's base URL, with its path: `http://127.0.0.1:3001/api`. */
  readonly apiBaseUrl: string
  /**
   * The URL of the embedded backend's health check, `/healthz`. Without it, the backend counts as
   * healthy when it answers at all.
   */
  readonly backendHealthUrl?: string
  /** The folder of the built interface. Undefined in development, where Vite serves it. */
  readonly staticDir?: string
  readonly log: FastifyBaseLogger
  /**
   * The proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted: addresses or ranges
   * separated by commas. The backend counts attempts by the resulting address, so name only proxies
   * that exist; otherwise browsers could forge their address.
   */
  readonly trustProxy?: string
  /** Whether browsers use TLS, which a proxy in front of this server terminates. */
  readonly behindTls?: boolean
}

export interface Web {
  readonly url: string
  /** Finishes pending answers, then stops. Answers that take longer than `patience` are cut off. */
  readonly close: () => Promise<void>
}

/** The time for pending answers, in milliseconds. */
const patience = 3_000

/**
 * Returns the health of the backend. An external backend has no `/healthz`, so any answer counts as
 * healthy.
 */
async function healthOf({ apiBaseUrl, backendHealthUrl }: WebOptions): Promise<Health> {
  const answer = await fetch(backendHealthUrl ?? apiBaseUrl)
  if (backendHealthUrl !== undefined) return (await answer.json()) as Health
  await answer.body?.cancel()
  return answer.status < 500 ? { ok: true } : { ok: false, away: 'backend' }
}

/** The headers that a proxy adds to a request. Browsers do not send them. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-proto', 'forwarded']

/** Logs one warning when requests come through a proxy that the settings do not name. */
function sayOfUntoldProxy(app: FastifyInstance): void {
  let isSaid = false
  app.addHook('onRequest', async request => {
    if (isSaid || !proxyHeaders.some(name => name in request.headers)) return
    isSaid = true
    request.log.error(
      'Requests come through a proxy, and TRUST_PROXY does not name it: all browsers count as one, so that the wrong ' +
        'passwords of one lock all out. Set TRUST_PROXY, and BEHIND_TLS=on when browsers come over https.',
    )
  })
}

/**
 * Logs one line for each request, with its route. The URL is left out: it may hold search terms and
 * personal numbers.
 */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { path } = request.params as { readonly path?: string }
    const isCall = path !== undefined && request.routeOptions.url?.startsWith('/trpc/') === true
    const line = { method: request.method, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    if (isCall) request.log.info({ ...line, calls: proceduresOf(path) }, 'Answered')
    else request.log.debug(line, 'Served')
    done()
  })
}

/**
 * Serves the application: the interface, the adapter's procedures at `/trpc`, the backend's files
 * at `/print` and `/file`, and its live events at `/socket`.
 *
 * @throws UiMissingError when the interface has not been built
 * @throws Error the system's error (EADDRINUSE …) when the server cannot listen
 */
export async function startWeb(options: WebOptions): Promise<Web> {
  const app: FastifyInstance = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy ?? false,
    requestIdHeader: false,
    // The path of a batch holds the names of its calls.
    routerOptions: { maxParamLength: 2_000 },
    // Only the procedures take bodies (trpc-route.ts).
    bodyLimit: strangerBodyLimit,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
  })
  const adapter = createAdapter(options.apiBaseUrl)
  const close = async () => {
    await closeServer(app, patience)
    await adapter.close()
  }
  // The brand is decided by the host alone; a header sent by the browser is overwritten.
  app.addHook('onRequest', (request, _reply, done) => {
    request.headers[header.brand] = brandOfHost(request.hostname, options.brandHosts)
    done()
  })
  try {
    logRequests(app)
    if (options.trustProxy === undefined) sayOfUntoldProxy(app)
    await addSecurityHeaders(app, options.behindTls ?? false)
    addHealth(app, { look: () => healthOf(options), away: 'backend' })
    await addTrpc(app, adapter)
    addFiles(app, adapter)
    addPictures(app, adapter)
    addSkatteverketReturn(app, adapter)
    addSocket(app, options.apiBaseUrl)
    if (options.staticDir !== undefined) await addBuiltUi(app, options.staticDir, options)
    const url = await app.listen({ host: options.host, port: options.port })
    return { url, close }
  } catch (error) {
    await close()
    throw error
  }
}
