import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { asResult, createApi } from './api.ts'
import { createOpenWrites } from './open-writes.ts'

const minute = 60_000

describe('a write', () => {
  it('keeps its key until it is answered', () => {
    const writes = createOpenWrites()
    const key = writes.keyOf('a')
    expect(writes.keyOf('a')).toBe(key)
    expect(writes.keyOf('b')).not.toBe(key)
    writes.answered(key)
    expect(writes.keyOf('a')).not.toBe(key)
  })

  it('is forgotten after ten minutes', () => {
    let now = 0
    const writes = createOpenWrites(() => now)
    const key = writes.keyOf('a')
    now = 10 * minute - 1
    expect(writes.keyOf('a')).toBe(key)
    now += 1
    expect(writes.keyOf('a')).not.toBe(key)
  })
})

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

type Fate = 'answer' | 'cut' | 'refuse' | 'network'

/** An adapter that does what it is asked, once a key, and then answers, hangs up, or says what a broken one would. */
async function adapter(...fates: Fate[]) {
  const done = new Map<string, unknown>()
  const keys: string[] = []
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    const { 0: input } = JSON.parse(Buffer.concat(pieces).toString()) as {
      0: { idempotencyKey: string; body: unknown }
    }
    keys.push(input.idempotencyKey)
    done.set(input.idempotencyKey, input.body)
    const fate = fates.shift() ?? 'answer'
    if (fate === 'cut') return response.destroy()
    const refusal = {
      tag: fate === 'refuse' ? 'backend' : 'network',
      message: fate === 'refuse' ? 'Nej.' : '',
      status: 400,
    }
    const answer =
      fate === 'answer'
        ? { result: { data: { json: { data: null } } } }
        : { error: { json: { code: -32600, message: fate, data: refusal } } }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify([answer]))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  return {
    api: createApi({ onSessionEnd: () => {}, onBuildId: () => {}, origin: `http://127.0.0.1:${port}` }),
    done,
    keys,
  }
}

describe('a write over HTTP', () => {
  const body = { id: 'a', url: '', context: '' }

  it.each(['cut', 'network'] as const)('whose answer is lost (%s) is done once when it is tried again', async fate => {
    const { api, done, keys } = await adapter(fate, fate, 'answer')
    const write = () => asResult(api.frontend.track.mutate({ body }))
    expect(await write()).toMatchObject({ tag: 'failure', failure: { tag: 'network' } })
    expect((await write()).tag).toBe('failure')
    expect((await write()).tag).toBe('ok')
    expect(keys).toHaveLength(3)
    expect(done.size).toBe(1)
  })

  it.each(['answer', 'refuse'] as const)('that had an answer (%s) is another one the next time', async fate => {
    const { api, done } = await adapter(fate)
    for (let time = 0; time < 2; time += 1) await asResult(api.frontend.track.mutate({ body }))
    expect(done.size).toBe(2)
  })

  it('of something else has a key of its own, whatever key the caller made up', async () => {
    const { api, done } = await adapter('cut', 'cut')
    await asResult(api.frontend.track.mutate({ body, idempotencyKey: 'the-callers-own' }))
    await asResult(api.frontend.track.mutate({ body: { ...body, id: 'b' }, idempotencyKey: 'the-callers-own' }))
    expect(done.size).toBe(2)
    expect(done.has('the-callers-own')).toBe(false)
  })

  it('before anybody is signed in carries none, for its body may hold a password', async () => {
    const { api, keys } = await adapter('cut')
    await asResult(api.session.authenticate.mutate({ body: { Login: 'ftg2', Password: 'hemligt' } }))
    expect(keys).toEqual([undefined])
  })
})
