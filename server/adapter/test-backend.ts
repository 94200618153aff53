import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as the backend of a spec saw it. */
export interface Seen {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
  /** Resolves when the connection that carries it is closed before an answer was finished. */
  readonly abandoned: Promise<void>
}

export interface TestBackend {
  /** With the path `/api`. */
  readonly url: string
  readonly seen: readonly Seen[]
  /** Connections opened so far. */
  readonly connections: () => number
  readonly close: () => Promise<void>
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/**
 * An HTTP server on a free port that answers as a spec wants it to; the real client speaks to it
 * over real sockets.
 */
export async function startTestBackend(
  answer: (response: ServerResponse, seen: Seen, nth: number) => void | Promise<void>,
): Promise<TestBackend> {
  const seen: Seen[] = []
  let connections = 0
  const server = createServer(async (request, response) => {
    const abandoned = new Promise<void>(resolve => {
      response.on('close', () => {
        if (!response.writableFinished) resolve()
      })
    })
    const { method = '', url = '', headers } = request
    const one = { method, url, headers, body: await bodyOf(request), abandoned }
    seen.push(one)
    await answer(response, one, seen.length)
  })
  server.on('connection', () => {
    connections += 1
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/api`,
    seen,
    connections: () => connections,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Answers with JSON. */
export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string | string[]> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
