import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SmsNotSent } from '../../platform/mail/sms-gateway.ts'
import { elksGateway } from './elks-gateway.ts'

interface Posted {
  readonly method: string | undefined
  readonly path: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly form: Record<string, string>
}

/** A server that speaks 46elks' API: https://46elks.com/docs/send-sms. */
async function startElks() {
  const posted: Posted[] = []
  let answer: { status: number; body: string; location?: string } | 'silence' = { status: 200, body: '{"id":"s1"}' }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request.setEncoding('utf8')) body += part
    const form = Object.fromEntries(new URLSearchParams(body))
    posted.push({ method: request.method, path: request.url, headers: request.headers, form })
    if (answer === 'silence') return
    response.writeHead(answer.status, answer.location ? { location: answer.location } : {}).end(answer.body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    posted,
    url: `http://127.0.0.1:${port}/a1/sms`,
    answers(next: typeof answer) {
      answer = next
    },
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

let elks: Awaited<ReturnType<typeof startElks>>
beforeEach(async () => {
  elks = await startElks()
})
afterEach(() => elks.close())

const gateway = (change: Partial<Parameters<typeof elksGateway>[0]> = {}) =>
  elksGateway({ username: 'u123', password: 'hemligt', from: 'Avlona', url: elks.url, ...change })
const sending = (change?: Parameters<typeof gateway>[0]) => gateway(change).send('+46701740605', 'Kod: ÅB3K & mer')

describe('46elks', () => {
  it('is posted a form under basic authentication', async () => {
    await sending()
    expect(elks.posted).toMatchObject([
      {
        method: 'POST',
        path: '/a1/sms',
        headers: {
          authorization: `Basic ${Buffer.from('u123:hemligt').toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
        },
        form: { from: 'Avlona', to: '+46701740605', message: 'Kod: ÅB3K & mer' },
      },
    ])
  })

  it.each([400, 401, 403, 404, 500])('that answers %i has not sent, and is not asked again', async status => {
    elks.answers({ status, body: 'Invalid to number +46701740605' })
    await expect(sending()).rejects.toThrow(new SmsNotSent(`46elks answered ${status}`))
    expect(elks.posted).toHaveLength(1)
  })

  it('is not followed to another address with its password', async () => {
    elks.answers({ status: 302, body: '', location: `${elks.url}/elsewhere` })
    await expect(sending()).rejects.toThrow(SmsNotSent)
    expect(elks.posted).toHaveLength(1)
  })

  it('that does not answer is given up', async () => {
    elks.answers('silence')
    await expect(sending({ timeout: 200 })).rejects.toThrow(new SmsNotSent('46elks could not be reached: TimeoutError'))
  })

  it('that is not there is told without number, text or password', async () => {
    const away = sending({ url: 'http://127.0.0.1:9/a1/sms' })
    await expect(away).rejects.toThrow(SmsNotSent)
    await expect(away).rejects.not.toThrow(/467|B3K|hemligt/)
  })
})
