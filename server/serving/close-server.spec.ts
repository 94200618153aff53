import { Agent, request } from 'node:http'
import Fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { closeServer } from './close-server.ts'

/** As the servers of the application are: a connection is kept for longer than a test may take. */
const makeServer = () => Fastify({ keepAliveTimeout: 72_000, forceCloseConnections: 'idle' })

const agent = new Agent({ keepAlive: true })
afterEach(() => agent.destroy())

/** A client's request over a connection that it keeps alive. */
const ask = (port: number) =>
  new Promise<string>((resolve, reject) => {
    request({ agent, port, host: '127.0.0.1', path: '/slow' }, response => {
      response.setEncoding('utf8').on('data', resolve)
    })
      .on('error', reject)
      .end()
  })

async function withRequestInFlight(answer: Promise<string>) {
  const app = makeServer()
  const arrived = Promise.withResolvers<void>()
  app.get('/slow', () => {
    arrived.resolve()
    return answer
  })
  const asked = ask(Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port))
  await arrived.promise
  return { app, asked }
}

describe('closing a server', () => {
  it('answers a request in flight, and does not wait for its connection to grow old', async () => {
    const answer = Promise.withResolvers<string>()
    const { app, asked } = await withRequestInFlight(answer.promise)
    const closed = closeServer(app, 50_000)
    await expect.poll(() => app.server.listening).toBe(false)
    answer.resolve('done')
    expect(await asked).toBe('done')
    await closed
  })

  it('cuts off a request that gets no answer', async () => {
    const { app, asked } = await withRequestInFlight(new Promise(() => {}))
    const cut = expect(asked).rejects.toMatchObject({ code: 'ECONNRESET' })
    await closeServer(app, 10)
    await cut
  })
})
