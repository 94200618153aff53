import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testClock } from '../../testing.ts'
import { type BankId, BankIdError } from './bankid.ts'
import { type RpCertificate, rpClient } from './rp-client.ts'
import { addSimulator } from './simulator/add-simulator.ts'
import { createSimulator, errorCodes, failedHints, pendingHints, type Simulator } from './simulator/simulator.ts'
import { simulatedApiPath } from './simulator/simulator-path.ts'

const person = { personalNumber: '199003159804', name: 'Frida Tegnér', logins: ['ftg2'] }

let app: FastifyInstance
let simulator: Simulator
let client: BankId
let url: string
const clock = testClock()
const ends: (() => Promise<unknown>)[] = []

beforeEach(async () => {
  simulator = createSimulator(clock.now)
  app = Fastify()
  await addSimulator(app, simulator, [])
  url = `${await app.listen({ host: '127.0.0.1', port: 0 })}${simulatedApiPath}`
  client = rpClient({ url })
})
afterEach(async () => {
  await client.close()
  await app.close()
  for (const end of ends.splice(0)) await end()
})

const order = () => client.order('192.0.2.7', 'Avlöna')

/** A server that answers as no BankID does. */
async function strange(answer: RequestListener, timeout = 10_000): Promise<BankId> {
  const server = createServer(answer)
  return rpClient({ url: `${await listen(server, 'http')}/rp/v6.0`, timeout })
}

async function listen(server: Server, protocol: 'http' | 'https'): Promise<string> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => new Promise(resolve => server.close(resolve)))
  return `${protocol}://localhost:${(server.address() as AddressInfo).port}`
}

describe('the client of BankID’s API, against the simulator', () => {
  it('takes an order, with nobody’s personal number, and an IPv4 address as such', async () => {
    const ticket = await client.order('::ffff:192.0.2.7', 'Avlöna')
    expect(simulator.orders()[0]).toMatchObject({ ...ticket, endUserIp: '192.0.2.7' })
  })

  it.each([...pendingHints, 'aHintOfTomorrow'])('reads the hint %s', async hintCode => {
    const { orderRef } = await order()
    simulator.play(orderRef, { deed: 'pending', hintCode })
    expect(await client.collect(orderRef)).toMatchObject({ status: 'pending', hintCode })
  })

  it.each([...failedHints, 'aHintOfTomorrow'])('reads the failure %s', async hintCode => {
    const { orderRef } = await order()
    simulator.play(orderRef, { deed: 'fail', hintCode })
    expect(await client.collect(orderRef)).toMatchObject({ status: 'failed', hintCode })
  })

  it('reads who approved', async () => {
    const { orderRef } = await order()
    simulator.play(orderRef, { deed: 'approve', person })
    expect(await client.collect(orderRef)).toEqual({
      status: 'complete',
      personalNumber: '199003159804',
      deviceAddress: '192.0.2.7',
    })
  })

  it.each(Object.keys(errorCodes) as (keyof typeof errorCodes)[])('throws the error %s from every call', async code => {
    const { orderRef } = await order()
    for (const call of [() => order(), () => client.collect(orderRef), () => client.cancel(orderRef)]) {
      simulator.failNext(code)
      await expect(call()).rejects.toMatchObject({ name: 'BankIdError', code })
    }
    // Once only: the order is as it was.
    expect(await client.collect(orderRef)).toMatchObject({ status: 'pending' })
  })

  it('cancels, after which there is no such order', async () => {
    const { orderRef } = await order()
    await client.cancel(orderRef)
    await expect(client.collect(orderRef)).rejects.toMatchObject({ code: 'invalidParameters' })
    await expect(client.cancel(orderRef)).rejects.toMatchObject({ code: 'invalidParameters' })
  })
})

describe('the simulator', () => {
  const post = (path: string, body: string, type = 'application/json') =>
    fetch(`${url}${path}`, { method: 'POST', headers: { 'content-type': type }, body })
  const codeOf = async (answer: Promise<Response>) => {
    const response = await answer
    return [response.status, ((await response.json()) as { errorCode: string }).errorCode]
  }

  it('refuses what BankID refuses, in its words', async () => {
    expect(await codeOf(post('/auth', '{}'))).toEqual([400, 'invalidParameters'])
    expect(await codeOf(post('/auth', '{"endUserIp":"nowhere"}'))).toEqual([400, 'invalidParameters'])
    expect(await codeOf(post('/auth', 'no JSON'))).toEqual([400, 'invalidParameters'])
    expect(await codeOf(post('/auth', 'text', 'text/plain'))).toEqual([415, 'unsupportedMediaType'])
    expect(await codeOf(post('/nothing', '{}'))).toEqual([404, 'notFound'])
    expect(await codeOf(fetch(`${url}/auth`))).toEqual([405, 'methodNotAllowed'])
  })

  it('fails an order that nobody starts within 30 s, and one that nobody approves within 180 s', async () => {
    const idle = await order()
    clock.pass(29.9 / 60)
    expect(await client.collect(idle.orderRef)).toMatchObject({ status: 'pending' })
    clock.pass(0.1 / 60)
    expect(await client.collect(idle.orderRef)).toMatchObject({ status: 'failed', hintCode: 'startFailed' })

    const begun = await order()
    simulator.play(begun.orderRef, { deed: 'start' })
    clock.pass(179.9 / 60)
    expect(await client.collect(begun.orderRef)).toMatchObject({ status: 'pending', hintCode: 'started' })
    clock.pass(0.1 / 60)
    expect(await client.collect(begun.orderRef)).toMatchObject({ status: 'failed', hintCode: 'expiredTransaction' })
  })

  it('lets nothing more happen to what has ended', async () => {
    const { orderRef } = await order()
    simulator.play(orderRef, { deed: 'fail', hintCode: 'userCancel' })
    simulator.play(orderRef, { deed: 'approve', person })
    expect(await client.collect(orderRef)).toMatchObject({ status: 'failed', hintCode: 'userCancel' })
  })
})

describe('a BankID that does not answer as it should', () => {
  it.each<[string, RequestListener, timeout?: number]>([
    ['no JSON', (_, response) => void response.end('<html>')],
    ['another shape', (_, response) => void response.end('{"orderRef":17}')],
    ['a status without an error', (_, response) => void response.writeHead(502).end('Bad gateway')],
    ['nothing at all', () => {}, 300],
    ['a broken connection', (_, response) => void response.destroy()],
  ])('is as good as away: %s', async (_, answer, timeout) => {
    const bankId = await strange(answer, timeout)
    const failure = await bankId.order('192.0.2.7', 'Avlöna').catch(error => error)
    expect(failure).toBeInstanceOf(BankIdError)
    expect(failure.code).toBe('unreachable')
    await bankId.close().catch(() => {})
  })

  it('is never told of the answer’s values in the log', async () => {
    const bankId = await strange((_, response) =>
      response.end('{"status":"complete","completionData":{"user":{"personalNumber":"19900315-9804"}}}'),
    )
    const failure = await bankId.collect('x').catch(error => error)
    expect(failure.message).toContain('completionData.user.personalNumber')
    expect(failure.message).not.toMatch(/9804/)
  })

  it('names the software of the brand in the person’s app', async () => {
    let sent = ''
    const bankId = await strange((request, response) => {
      request
        .on('data', piece => {
          sent += piece
        })
        .on('end', () => response.writeHead(503).end('{"errorCode":"Maintenance","details":""}'))
    })
    await expect(bankId.order('192.0.2.7', 'Norrlön')).rejects.toThrow()
    expect(Buffer.from(JSON.parse(sent).userVisibleData, 'base64').toString()).toMatch(
      /^Du loggar in i \*\*Norrlön\*\*\./,
    )
  })

  it('is tried once', async () => {
    let asked = 0
    const bankId = await strange((_, response) => {
      asked += 1
      response.writeHead(503).end('{"errorCode":"Maintenance","details":""}')
    })
    await expect(bankId.order('192.0.2.7', 'Avlöna')).rejects.toMatchObject({ code: 'Maintenance' })
    expect(asked).toBe(1)
  })
})

describe('mutual TLS', () => {
  const file = (name: string) => readFileSync(`${import.meta.dirname}/test-certificates/${name}`)
  const ca = file('authority.pem')

  async function over(certificate: RpCertificate): Promise<BankId> {
    const server = createTlsServer(
      { cert: file('server.pem'), key: file('server.pem'), ca, requestCert: true, rejectUnauthorized: true },
      (_, response) => response.end('{}'),
    )
    return rpClient({ url: `${await listen(server, 'https')}/rp/v6.0`, certificate, timeout: 10_000 })
  }

  it.each<[string, RpCertificate]>([
    ['a P12 file with a passphrase', { pfx: file('client.p12'), passphrase: 'qwerty123', ca }],
    ['a PEM file with certificate and key', { cert: file('client.pem'), key: file('client.pem'), ca }],
  ])('shows our certificate: %s', async (_, certificate) => {
    const bankId = await over(certificate)
    await expect(bankId.cancel('x')).resolves.toBeUndefined()
    await bankId.close()
  })

  it.each<[string, RpCertificate]>([
    ['we show none', { ca }],
    ['an authority that we do not know vouches for the server', { pfx: file('client.p12'), passphrase: 'qwerty123' }],
  ])('fails when %s', async (_, certificate) => {
    const bankId = await over(certificate)
    await expect(bankId.cancel('x')).rejects.toMatchObject({ code: 'unreachable' })
    await bankId.close().catch(() => {})
  })
})
