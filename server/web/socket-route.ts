import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { header, markerValue } from '#contracts/headers.ts'
import { socketPath } from '#contracts/live/socket.ts'
import { asksForSocket, routeUpgrades, takeUpgrade } from '#server/serving/routed-upgrade.ts'

/** Milliseconds that the backend may take to answer. */
const answerWithin = 10_000
/** Milliseconds of silence from both ends, which say something every 20 s. */
const silence = 90_000

/** What a handshake needs of a browser's headers; whatever else it sends stays here. */
const handshake = ['upgrade', 'connection', 'sec-websocket-key', 'sec-websocket-version'] as const

/**
 * `/socket`: a pipe between the browser and the backend's own socket (docs/decisions/0004). What is
 * seen to here is what the backend cannot see: that the page is ours. Another site's page can open
 * a socket with the person's cookie, but cannot hide its Origin.
 *
 * @param apiBaseUrl the backend's, with its path
 */
export function addSocket(app: FastifyInstance, apiBaseUrl: string): void {
  const base = new URL(apiBaseUrl)
  const send = base.protocol === 'https:' ? httpsRequest : httpRequest
  const pipes = new Set<Socket>()

  app.get(socketPath, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!asksForSocket(request)) return reply.code(426).header('upgrade', 'websocket').send()
    if (!isOwnPage(request)) return reply.code(403).send()
    const question = send(`${base.href.replace(/\/$/, '')}${socketPath}${queryOf(request)}`, {
      headers: headersOf(request),
      timeout: answerWithin,
    })
    const gone = () => question.destroy()
    request.raw.socket.once('close', gone)
    const answer = await new Promise<{ response: IncomingMessage; socket?: Socket; head?: Buffer }>(
      (resolve, reject) => {
        question.once('upgrade', (response, socket: Socket, head) => resolve({ response, socket, head }))
        question.once('response', response => resolve({ response }))
        question.once('timeout', () => question.destroy(new Error('The backend does not answer')))
        question.once('error', reject)
        question.end()
      },
    ).catch((error: Error) => {
      request.log.info({ reason: error.message }, 'No socket of the backend')
      return undefined
    })
    request.raw.socket.off('close', gone)
    if (!answer?.socket) {
      answer?.response.resume()
      return reply.code(answer ? (answer.response.statusCode ?? 502) : 502).send()
    }
    const { socket: browser, head } = takeUpgrade(request, reply)
    join(browser, answer.socket)
    pipes.add(browser)
    browser.once('close', () => pipes.delete(browser))
    browser.write(acceptance(answer.response))
    if (answer.head) browser.write(answer.head)
    answer.socket.write(head)
    browser.pipe(answer.socket)
    answer.socket.pipe(browser)
  })

  app.addHook('preClose', async () => {
    for (const browser of pipes) browser.destroy()
  })
  routeUpgrades(app)
}

/** The Origin, which every browser sends with a socket, names the host that was asked. */
function isOwnPage({ headers: { origin }, host }: FastifyRequest): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false
  return new URL(origin).host === host
}

/** Only what the protocol knows goes on. */
function queryOf({ query }: FastifyRequest): string {
  const { since, build } = query as Record<string, unknown>
  const known = new URLSearchParams()
  if (typeof since === 'string') known.set('since', since)
  if (typeof build === 'string') known.set('build', build)
  const text = known.toString()
  return text === '' ? '' : `?${text}`
}

function headersOf({ headers, ip, protocol }: FastifyRequest): Record<string, string> {
  const passed = [...handshake, 'cookie' as const].flatMap(name => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return {
    ...Object.fromEntries(passed),
    [header.marker]: markerValue,
    'x-forwarded-for': ip,
    'x-forwarded-proto': protocol,
  }
}

/** The backend's own 101. A cookie of its has no business here. */
function acceptance({ headers }: IncomingMessage): string {
  const accept = headers['sec-websocket-accept'] ?? ''
  return `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`
}

/** What happens to one end happens to the other. */
function join(one: Socket, other: Socket): void {
  for (const [end, opposite] of [
    [one, other],
    [other, one],
  ] as const) {
    end.setNoDelay(true)
    end.setTimeout(silence, () => end.destroy())
    end.on('error', () => end.destroy())
    end.once('close', () => opposite.destroy())
  }
}
