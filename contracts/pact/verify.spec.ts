import { afterEach, describe, expect, it } from 'vitest'
import { readGenerated } from './generated-files.ts'
import { hasCookie, interactions, pactFile } from './interactions.ts'
import { type Slips, startParrot } from './parrot.ts'
import { report } from './verification-results.ts'
import { type VerifyOptions, verifyProvider } from './verify.ts'

const pact = JSON.parse(readGenerated(pactFile))
const running: { close: () => Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map(parrot => parrot.close()))
})

async function verify(slips: Slips = {}, only?: VerifyOptions['only']) {
  const parrot = await startParrot(pact, slips)
  running.push(parrot)
  return {
    parrot,
    verification: await verifyProvider({ url: parrot.url, ...(only && { only }) }),
  }
}

/**
 * True for some exchanges of each kind. The embedded backend is verified against all of them
 * elsewhere.
 */
const isSome = (description: string) =>
  /^GET \/(me|companyList|perlista|portalInfo|companyInfo\/\{FtgId\}):/.test(description)
const some = interactions().filter(({ description }) => isSome(description))

describe('the verification of a backend', () => {
  it('passes one that keeps the pact, signed in with the cookie that the states gave', async () => {
    const { parrot, verification } = await verify({}, isSome)
    expect(verification).toEqual({ exchanges: some.length, failures: [] })
    // The earlier requests of the exchanges carry the cookie too.
    expect(parrot.cookies.filter(cookie => cookie === 'avlona=from-the-state').length).toBeGreaterThanOrEqual(
      some.filter(({ outcome }) => hasCookie(outcome)).length,
    )
    expect(report(verification)).toBe(`The backend keeps all ${some.length} exchanges of the pact.`)
  })

  it('tells another code, another status, another type and a missing field apart, in sentences', async () => {
    const answer: Slips['answer'] = ({ description, response }) => {
      const content = response.body.content as { data?: { AntalOlast?: number; Antal?: number } }
      switch (description) {
        case 'GET /me: nobody signed in':
          return { ...response, status: 403, body: { content: { message: 'Nej.', dvCode: '40300' } } }
        case 'GET /messages/status: the unread count':
          return { ...response, body: { content: { data: {} } } }
        case 'GET /infopanel/employees: the employees of another year':
          return { ...response, body: { content: { data: { ...content.data, Antal: '48' } } } }
        case 'GET /portalInfo: the settings':
          return { ...response, headers: { 'content-type': ['application/json'] } }
        default:
          return response
      }
    }
    const { verification } = await verify({ answer }, description =>
      /^GET \/(me:|messages\/status|infopanel|portalInfo)/.test(description),
    )
    expect(verification.failures.map(({ exchange }) => exchange)).toEqual([
      'GET /infopanel/employees: the employees of another year',
      'GET /me: nobody signed in',
      'GET /messages/status: the unread count',
      'GET /portalInfo: the settings',
    ])
    const text = report(verification)
    expect(text).toContain('the status: expected 401, came 403')
    expect(text).toContain('$.dvCode: expected "40101", came "40300"')
    expect(text).toContain('$.data: ')
    expect(text).toContain('the header x-build-id: ')
  })

  it('fails what stands on a state that could not be made true, also when the answer fits', async () => {
    const { verification } = await verify(
      {
        state: (name, response) => {
          if (name !== 'these notifications') return false
          response.writeHead(500).end('no table')
          return true
        },
      },
      description => description.startsWith('GET /notifications'),
    )
    expect(verification.failures[0]?.reasons).toContainEqual(
      expect.stringMatching(/^the state “these notifications” could not be made true: .* answered 500: no table$/),
    )
    expect(verification.failures.length).toBeLessThan(verification.exchanges)
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
    const { failures } = await verifyProvider({
      url: parrot.url,
      statesUrl: 'http://127.0.0.1:9/_pact/states',
      only: description => description.startsWith('GET /licenseInformation'),
    })
    expect(failures[0]?.reasons[0]).toMatch(
      /^the state “[^”]+” could not be made true: nothing answers at http:\/\/127.0.0.1:9/,
    )
  })
})
