import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { header } from '#contracts/headers.ts'
import { createAdapter } from '#server/adapter/adapter.ts'
import { closeServer } from '#server/serving/close-server.ts'
import { addHealth, type Health } from '#server/serving/health.ts'
import { brandOfHost } from './brand-page.ts'
import { addBuiltUi, type PageOptions } from './built-ui.ts'
import { addFiles } from './file-route.ts'
import { addPictures } from './picture-route.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { addSocket } from './socket-route.ts'
import { addTrpc, proceduresOf } from './trpc-route.ts'

export interface WebOptions extends PageOptions {
  readonly host: string
  /** 0 for any that is free. */
  readonly port: number
  /** The backend's, with its path: `http://127.0.0.1:3001/api`. */
  readonly apiBaseUrl: string
  /**
   * The health of a backend of ours: its `/healthz`. Without it, any answer of the backend is a
   * good one.
   */
  readonly backendHealthUrl?: string
  /** The built interface; none in development, where another server brings it. */
  readonly staticDir?: string
  readonly log: FastifyBaseLogger
  /**
   * Whose X-Forwarded-For and X-Forwarded-Proto are believed: addresses or ranges with commas
   * between. The backend counts attempts by the address that comes of it, so name a proxy's address
   * only when there is one; without, browsers could make theirs up.
   */
  readonly trustProxy?: string
  /** Whether browsers come over TLS, which a proxy in front of us ends. */
  readonly behindTls?: boolean
}

export interface Web {
  readonly url: string
  /** Answers what has been asked, then stops. What takes longer than `patience` is cut off. */
  readonly close: () => Promise<void>
}

/** Milliseconds. */
const patience = 3_000

/**
 * Asks the backend how it is. One that is not ours has no `/healthz`: it is well when it answers at
 * all.
 */
async function healthOf({ apiBaseUrl, backendHealthUrl }: WebOptions): Promise<Health> {
  const answer = await fetch(backendHealthUrl ?? apiBaseUrl)
  if (backendHealthUrl !== undefined) return (await answer.json()) as Health
  await answer.body?.cancel()
  return answer.status < 500 ? { ok: true } : { ok: false, away: 'backend' }
}

/** What a proxy adds to a request. A browser sends none of these. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-proto', 'forwarded']

/** Says once, loudly, that requests come through a proxy that the settings do not name. */
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
 * One line a request, by its route: addresses may hold what was searched for, and personal numbers.
 */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { path } = request.params as { readonly path?: string }
    const isCall = path !== undefined && request.routeOptions.url?.startsWith('/trpc/') === true
    const line = { method: request.method, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    if (isCall) request.log.info({ ...line, calls: proceduresOf(path) }, 'Answered')
    else request.log.debug(line, 'Served')
  })
}

/**
 * Serves the application: the interface, the adapter's procedures at `/trpc`, the backend's files
 * at `/print` and `/file`, and its live events at `/socket`.
 *
 * @throws UiMissingError when the interface has not been built; the system's error (EADDRINUSE …)
 * when it cannot listen
 */
export async function startWeb(options: WebOptions): Promise<Web> {
  const app: FastifyInstance = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy ?? false,
    requestIdHeader: false,
    // A batch's path holds the names of its calls.
    routerOptions: { maxParamLength: 2_000 },
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
  })
  const adapter = createAdapter(options.apiBaseUrl)
  const close = async () => {
    await closeServer(app, patience)
    await adapter.close()
  }
  // The host says which brand the browser is served, and nobody else.
  app.addHook('onRequest', async request => {
    request.headers[header.brand] = brandOfHost(request.hostname, options.brandHosts)
  })
  try {
    logRequests(app)
    if (options.trustProxy === undefined) sayOfUntoldProxy(app)
    await addSecurityHeaders(app, options.behindTls ?? false)
    addHealth(app, { look: () => healthOf(options), away: 'backend' })
    await addTrpc(app, adapter)
    addFiles(app, adapter)
    addPictures(app, adapter)
    addSocket(app, options.apiBaseUrl)
    if (options.staticDir !== undefined) await addBuiltUi(app, options.staticDir, options)
    const url = await app.listen({ host: options.host, port: options.port })
    return { url, close }
  } catch (error) {
    await close()
    throw error
  }
}
