import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { exampleDemoRequest } from '#contracts/licence/examples.ts'
import { withTenant } from '../../platform/database/tenancy.ts'
import { event, message } from '../../tables/schema.ts'
import { startTestBackend, type TestBackend } from '../../testing.ts'
import { requestLimits } from './request-limit.ts'

let stage: TestBackend
const start = async () => {
  stage = await startTestBackend()
}

const licNr = 'WEB100200'
const send = (difference: object = {}, address?: string) =>
  stage.browser(address).ask('/demoAccountRequests', { method: 'POST', body: { ...exampleDemoRequest, ...difference } })
const received = async (login: string) => {
  const letters = await withTenant(stage.test.database, { licNr, login }, tx => tx.select().from(message))
  return letters.filter(({ subject }) => subject.startsWith('Önskan om demokonto'))
}
const outcome = ({ status, body }: Awaited<ReturnType<typeof send>>) => [status, body.dvCode]
const refusal = ({ status, dvCode }: (typeof errors)[keyof typeof errors]) => [status, dvCode]

describe('a request for a demo account', () => {
  beforeEach(start)
  afterEach(() => stage.close())

  it('comes to the licence users and administrators of the licence, and to nobody else', async () => {
    expect(await send()).toMatchObject({ status: 200, body: { data: null } })
    for (const login of ['lic', 'adm']) {
      const [letter] = await received(login)
      expect(letter).toMatchObject({ login, subject: 'Önskan om demokonto: Träslottet AB', readAt: null })
      expect(letter?.body).toContain('Vera Nyman på Träslottet AB vill ha ett demokonto.')
      expect(letter?.body).toMatch(
        /5567788996\nAntal anställda: 14\nE-post: vera@traslottet\.example\nTelefon: \+46701740608/,
      )
      expect(letter?.body).toContain('Vi byter lönesystem till årsskiftet.')
    }
    expect(await received('ftg2')).toEqual([])
    const told = await withTenant(stage.test.database, { licNr }, tx => tx.select().from(event).orderBy(event.seq))
    expect(
      told
        .filter(({ type }) => type !== 'licence.supplemented')
        .map(({ type, actor, payload }) => [type, actor, payload.login]),
    ).toEqual([
      ['message.received', null, 'adm'],
      ['message.received', null, 'lic'],
      ['demo-account.requested', null, undefined],
    ])
    expect(JSON.stringify(told)).not.toMatch(/Vera|traslottet|701740608/)
  })

  it('is one however often it is sent on a day, also at once', async () => {
    await Promise.all([send(), send({}, '203.0.113.2'), send({}, '203.0.113.3')])
    expect(await received('adm')).toHaveLength(1)
    stage.clock.pass(24 * 60)
    await send()
    expect(await received('adm')).toHaveLength(2)
  })

  it('is answered but not delivered when a program has filled it in', async () => {
    expect(outcome(await send({ Webbplats: 'https://spam.example' }))).toEqual([200, undefined])
    expect(await received('adm')).toEqual([])
  })

  it('is refused when too many come from an address, or from all together, for a while', async () => {
    const another = (nth: number, address: string) => send({ Meddelande: `Nummer ${nth}` }, address)
    for (let nth = 0; nth < requestLimits.address; nth += 1) await another(nth, '203.0.113.9')
    expect(outcome(await another(99, '203.0.113.9'))).toEqual(refusal(errors.tooManyRequests))
    // A repetition of a received request succeeds in spite of the limit.
    expect(outcome(await another(0, '203.0.113.9'))).toEqual([200, undefined])
    for (let nth = requestLimits.address; nth < requestLimits.all; nth += 1) await another(nth, `203.0.114.${nth}`)
    expect(outcome(await another(100, '203.0.115.1'))).toEqual(refusal(errors.tooManyRequests))
    expect(await received('adm')).toHaveLength(requestLimits.all)
    stage.clock.pass(6)
    expect(outcome(await another(101, '203.0.113.9'))).toEqual([200, undefined])
  })
})

/** Refusals, which change nothing: they share a backend. */
describe('a request for a demo account that nobody can deliver', () => {
  beforeAll(start)
  afterAll(() => stage.close())

  it.each([
    ['a wrong organisation number', { Orgnr: '5567788990' }],
    ['an address that is none', { EPost: 'vera' }],
    ['a telephone number that is not in international form', { Telefon: '0701740608' }],
    ['no employees', { AntalAnstallda: 0 }],
    ['an unknown field', { LicNr: 'WEB999100' }],
  ])('is refused with %s', async (_, difference) => {
    expect(outcome(await send(difference))).toEqual(refusal(errors.invalidRequest))
  })

  it('is refused where nobody would read it', async () => {
    const { url } = await stage.another({ demoRequestsTo: 'WEB000000' })
    const answer = await fetch(`${url}/api/demoAccountRequests`, {
      method: 'POST',
      headers: { 'x-api-request': '1', 'content-type': 'application/json' },
      body: JSON.stringify(exampleDemoRequest),
    })
    expect(answer.status).toBe(503)
  })
})
