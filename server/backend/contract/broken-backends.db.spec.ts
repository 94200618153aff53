import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { downloads } from '#contracts/downloads.ts'
import { filesPactFile, interactions } from '#contracts/pact/interactions.ts'
import { type VerifyOptions, verifyProvider } from '#contracts/pact/verify.ts'
import { demoLicence } from '#contracts/rights/standard-groups.ts'
import { oneIn } from '#tests/harness/thorough.ts'
import { cloningLicence } from '../demo/licences.ts'
import { withTenant } from '../platform/database/tenancy.ts'
import { company } from '../tables/schema.ts'
import { startTestBackend, type TestBackend } from '../testing.ts'
import { faults as otherFaults } from './broken-backends.ts'
import { moneyFaults } from './broken-money.ts'
import { startBrokenBackend } from './broken-proxy.ts'

const fileExchanges = Object.values(downloads).flatMap(({ path, outcomes }) =>
  outcomes.map(({ name }) => `GET ${path}: ${name}`),
)

let server: TestBackend
let proxy: Awaited<ReturnType<typeof startBrokenBackend>>
beforeAll(async () => {
  server = await startTestBackend({
    pactStates: true,
    copyLicences: { cloning: [cloningLicence], support: [demoLicence] },
  })
  const { cookie = '' } = await server.signedIn('adm')
  proxy = await startBrokenBackend(server.backend.url, { adm: cookie })
})
afterAll(async () => {
  await proxy.close()
  await server.close()
})

const faults = [...otherFaults, ...moneyFaults]
/** The small run does not show that each fault of its kind is found. */
const triedFaults = oneIn(8, otherFaults)
const triedMoneyFaults = oneIn(8, [...Map.groupBy(moneyFaults, ({ foundBy }) => foundBy)])
const isOfFile = (description: string) => /^GET \/(file|print)\//.test(description)

/** Verifies exchanges of calls, or of files, which lie beside the base URL. */
function verify(only: (description: string) => boolean, areFiles: boolean) {
  const { url } = proxy
  const beside = url.replace(/\/api$/, '')
  const files: VerifyOptions = { url: beside, callsUrl: url, statesUrl: `${beside}/_pact/states`, pact: filesPactFile }
  return verifyProvider({ ...(areFiles ? files : { url }), only })
}

describe('the verifier', () => {
  it('is given a hundred broken backends, each found by an exchange that there is', () => {
    expect(moneyFaults.length).toBeGreaterThanOrEqual(57)
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
    const descriptions = [...interactions().map(({ description }) => description), ...fileExchanges]
    for (const { foundBy } of faults) expect(descriptions).toContain(foundBy)
  })

  it('passes the same exchanges of a backend that is right', async () => {
    proxy.breaks(undefined)
    const others = new Set(triedFaults.map(({ foundBy }) => foundBy))
    const { failures } = await verify(description => others.has(description), false)
    expect(failures).toEqual([])
  })

  it.each(triedFaults.map(fault => [fault.name, fault] as const))('finds: %s', async (_, fault) => {
    proxy.breaks(fault)
    const { exchanges, failures } = await verify(description => description === fault.foundBy, false)
    expect(exchanges).toBe(1)
    expect(failures.map(({ exchange }) => exchange)).toEqual([fault.foundBy])
    // The first reason states the expected and the actual value.
    expect(failures[0]?.reasons[0]).toMatch(/expected .+, came .+/)
  })

  // Each exchange is made once, and its answers are played again with each fault.
  describe.each(triedMoneyFaults)('of %s', (foundBy, faults) => {
    const its = () => verify(description => description === foundBy, isOfFile(foundBy))
    let tape: ReturnType<typeof proxy.tapes> = []

    it('passes a right one', async () => {
      tape = proxy.tapes()
      expect(await its()).toEqual({ exchanges: 1, failures: [] })
    })

    it.each(faults.map(fault => [fault.name, fault] as const))('finds: %s', { timeout: 30_000 }, async (_, fault) => {
      proxy.plays(tape, fault)
      const { failures } = await its()
      expect(failures.map(({ exchange }) => exchange)).toEqual([foundBy])
      expect(failures[0]?.reasons.join()).toMatch(/expected .+, came .+/s)
    })
  })

  it('passes a right one that has a restored company', async () => {
    proxy.breaks(undefined)
    const restoreInfo = {
      Time: '2026-11-20T08:15:00.000Z',
      User: 'lic',
      AzStorageContainer: 'WEB100200',
      AzFileName: 'a',
      InfoText: '',
    }
    await withTenant(server.test.database, { licNr: 'WEB100200' }, tx =>
      tx.update(company).set({ restoreInfo }).where(eq(company.ftgId, 'akvarell')),
    )
    const { exchanges, failures } = await verifyProvider({
      url: proxy.url,
      only: description => description.startsWith('GET /companyList'),
    })
    expect(exchanges).toBeGreaterThan(3)
    expect(failures).toEqual([])
  })
})
