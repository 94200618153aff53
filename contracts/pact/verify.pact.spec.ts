import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { hasCookie, interactions, pactFile } from './interactions.ts'
import { type Slips, startParrot } from './parrot.ts'
import { report } from './verification-results.ts'
import { statesOf, verifyProvider } from './verify.ts'

const pact = JSON.parse(readFileSync(pactFile, 'utf8'))
const running: { close: () => Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map(parrot => parrot.close()))
})

async function verify(slips: Slips = {}) {
  const parrot = await startParrot(pact, slips)
  running.push(parrot)
  return {
    parrot,
    verification: await verifyProvider({ url: parrot.url }),
  }
}

describe('the verification of a backend', () => {
  it('passes one that keeps the pact, signed in with the cookie that the states gave', async () => {
    const { parrot, verification } = await verify()
    expect(verification).toEqual({ exchanges: interactions().length, failures: [] })
    expect(parrot.cookies.filter(cookie => cookie === 'avlona=from-the-state')).toHaveLength(
      interactions().filter(({ outcome }) => hasCookie(outcome)).length,
    )
    expect(report(verification)).toBe(`The backend keeps all ${interactions().length} exchanges of the pact.`)
  })

  it('tells another code, another status, another type and a missing field apart, in sentences', async () => {
    const { verification } = await verify({
      answer: ({ description, response }) => {
        const content = response.body.content as { data?: { AntalOlast?: number; Antal?: number } }
        switch (description) {
          case 'GET /me: nobody signed in':
            return { ...response, status: 403, body: { content: { message: 'Nej.', dvCode: '40300' } } }
          case 'GET /messages/status: the unread count':
            return { ...response, body: { content: { data: {} } } }
          case 'GET /infopanel/employees: the employees of a company':
            return { ...response, body: { content: { data: { ...content.data, Antal: '48' } } } }
          case 'GET /portalInfo: the settings':
            return { ...response, headers: { 'content-type': ['application/json'] } }
          default:
            return response
        }
      },
    })
    expect(verification.failures.map(({ exchange }) => exchange)).toEqual([
      'GET /infopanel/employees: the employees of a company',
      'GET /me: nobody signed in',
      'GET /messages/status: the unread count',
      'GET /portalInfo: the settings',
    ])
    const text = report(verification)
    expect(text).toContain('The status is another: expected 401 but was 403.')
    expect(text).toContain("The body differs at $.dvCode: Expected '40300' (String) to be equal to '40101' (String).")
    expect(text).toContain('The body differs at $.data: Actual map is missing the following keys: AntalOlast.')
    expect(text).toContain("A header is another: Expected a header 'x-build-id' but was missing.")
  })

  it('fails what stands on a state that could not be made true, also when the answer fits', async () => {
    const { verification } = await verify({
      state: (name, response) => {
        if (name !== 'a notification') return false
        response.writeHead(500).end('no table')
        return true
      },
    })
    expect(verification.failures).toEqual([
      {
        exchange: 'GET /notifications: a page of notifications',
        reasons: [
          expect.stringMatching(/^The state “a notification” could not be made true: .* answered 500: no table\.$/),
        ],
      },
    ])
  })

  it('names the states that have no handler', async () => {
    const parrot = await startParrot(pact)
    running.push(parrot)
    const { failures } = await verifyProvider({ url: parrot.url, stateHandlers: {} })
    const reasons = failures.flatMap(failure => failure.reasons).join('\n')
    for (const name of statesOf())
      expect(reasons).toContain(`“${name}” could not be made true: there is no handler for it.`)
  })

  it('says that nothing answers', async () => {
    const parrot = await startParrot(pact)
    await parrot.close()
    const verification = verifyProvider({ url: parrot.url })
    await expect(verification).rejects.toThrow(`Nothing answers at ${parrot.url}.`)
  })

  it('says that the states endpoint does not answer', async () => {
    const parrot = await startParrot(pact)
    running.push(parrot)
    const { failures } = await verifyProvider({ url: parrot.url, statesUrl: 'http://127.0.0.1:9/_pact/states' })
    expect(failures[0]?.reasons[0]).toMatch(
      /^The state “[^”]+” could not be made true: nothing answers at http:\/\/127.0.0.1:9/,
    )
  })
})
