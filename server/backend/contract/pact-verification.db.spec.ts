import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { earlierRequest } from '#contracts/outcomes/earlier.ts'
import { filesPactFile, type Interaction, interactions } from '#contracts/pact/interactions.ts'
import { liveInteractions } from '#contracts/pact/live-interactions.ts'
import { states } from '#contracts/pact/states.ts'
import { report } from '#contracts/pact/verification-results.ts'
import { statesOf, verifyProvider } from '#contracts/pact/verify.ts'
import { verifyLive } from '#contracts/pact/verify-live.ts'
import { demoLicence } from '#contracts/rights/standard-groups.ts'
import { isThorough } from '#tests/harness/thorough.ts'
import { cloningLicence } from '../demo/licences.ts'
import { browserCookie, sessionCookie } from '../platform/http/token-cookie.ts'
import { rpClient } from '../sign-in/bankid/rp-client.ts'
import { simulatedApiPath } from '../sign-in/bankid/simulator/simulator-path.ts'
import { startTestBackend, type TestBackend } from '../testing.ts'
import { pactStates } from './pact-states.ts'
import { callsOfOtherRegisters, callsOfRepresentatives, directExchanges, isRepeated } from './testing.ts'

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend({
    pactStates: true,
    copyLicences: { cloning: [cloningLicence], support: [demoLicence] },
  })
  // No exchange depends on the day of the verification: the demo data is of 2026.
  server.clock.pass((Date.parse('2028-02-29T09:00:00Z') - server.clock.now().getTime()) / 60_000)
})
afterAll(async () => {
  await bankId.close()
  await server.close()
})
afterEach(() => void vi.unstubAllEnvs())

const bankId = rpClient({ url: () => `${server.backend.url}${simulatedApiPath}` })
const services = () => ({
  database: server.test.database,
  cookie: sessionCookie(false),
  browserCookie: browserCookie(false),
  clock: server.clock.now,
  bankId,
})

const kept = ({ exchanges }: { readonly exchanges: number }) =>
  `The backend keeps all ${exchanges} exchanges of the pact.`

/**
 * Returns the descriptions of the exchanges that are verified here: all but those that
 * direct-exchanges.db.spec.ts sends (refusals and repeated writes of calls with a session) and the
 * repeated writes of registers that others stand for. `npm run pact:verify` verifies all.
 *
 * The small run verifies the first exchange of each call that registers do not share. It does not
 * show what the pact says of a call's later answers, or of one register alone.
 */
function verifiedHere(): ReadonlySet<string> {
  const direct = new Set(Object.values(directExchanges()).flat())
  const isElsewhere = (each: Interaction) =>
    direct.has(each) || (isRepeated(each) && callsOfOtherRegisters.has(each.call))
  const here = interactions().filter(each => callsOfRepresentatives.has(each.call) || !isElsewhere(each))
  const chosen = isThorough
    ? here
    : [...Map.groupBy(here, ({ call }) => call)].flatMap(([call, [first]]) =>
        first && !callsOfOtherRegisters.has(call) ? [first] : [],
      )
  return new Set(chosen.map(({ description }) => description))
}

describe('the embedded backend', () => {
  it('keeps the pact', { timeout: 900_000 }, async () => {
    const chosen = verifiedHere()
    const only = (description: string) => chosen.has(description)
    const verification = await verifyProvider({ url: `${server.backend.url}/api`, only })
    expect(report(verification)).toBe(kept(verification))
    expect(verification.exchanges).toBe(chosen.size)
  })

  it('keeps the pact of files and prints', async () => {
    const { url } = server.backend
    const [callsUrl, statesUrl] = [`${url}/api`, `${url}/_pact/states`]
    const verification = await verifyProvider({ url, callsUrl, statesUrl, pact: filesPactFile })
    expect(report(verification)).toBe(kept(verification))
  })

  it('keeps the pact of the live events', async () => {
    const verification = await verifyLive({ url: `${server.backend.url}/api` })
    expect(report(verification)).toBe(kept(verification))
    expect(verification.exchanges).toBe(liveInteractions().length)
  })

  it('has a handler for every state of the pact and the catalogue', () => {
    const handled = Object.keys(pactStates(services()))
    expect(handled).toEqual(expect.arrayContaining(statesOf().filter(name => name !== earlierRequest)))
    expect(handled).toHaveLength(Object.keys(states).length)
  })

  it.each([
    ['an account', { Login: 'finns-inte' }],
    ['a company', { FtgId: 'omtanke', Login: 'ftg2' }],
    ['no company', { FtgId: 'nordsken', Login: 'ftg2' }],
    ['no account', { Login: 'ftg2' }],
    ['an account whose licence enforces BankID', { Login: 'ftg2' }],
  ])('says when a state cannot be made true: %s %j', async (state, params) => {
    const handler = pactStates(services())[state]
    await expect(handler?.(params, () => {})).rejects.toThrow()
  })
})

describe('the states endpoint', () => {
  it('is served only when asked for, and never in production', async () => {
    const without = await server.another({ pactStates: false })
    expect((await fetch(`${without.url}/_pact/states`, { method: 'POST' })).status).toBe(404)
    vi.stubEnv('NODE_ENV', 'production')
    await expect(server.another()).rejects.toThrow('PACT_STATES')
  })
})
