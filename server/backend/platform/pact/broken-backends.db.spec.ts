import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { interactions } from '#contracts/pact/interactions.ts'
import { verifyProvider } from '#contracts/pact/verify.ts'
import { demoLicence } from '#contracts/rights/standard-groups.ts'
import { startTestBackend, type TestBackend } from '../../testing.ts'
import { company } from '../database/schema.ts'
import { withTenant } from '../database/tenancy.ts'
import { cloningLicence } from '../demo/licences.ts'
import { faults, startBrokenBackend } from './broken-backends.ts'

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

const tried = new Set(faults.map(({ foundBy }) => foundBy))

describe('the verifier', () => {
  it('is given some thirty broken backends, each found by an exchange that there is', () => {
    expect(faults.length).toBeGreaterThanOrEqual(30)
    const descriptions = interactions().map(({ description }) => description)
    for (const { foundBy } of faults) expect(descriptions).toContain(foundBy)
  })

  it('passes the same exchanges of a backend that is right', async () => {
    proxy.breaks(undefined)
    const { failures } = await verifyProvider({ url: proxy.url, only: description => tried.has(description) })
    expect(failures).toEqual([])
  })

  it.each(faults.map(fault => [fault.name, fault] as const))('finds: %s', async (_, fault) => {
    proxy.breaks(fault)
    const { exchanges, failures } = await verifyProvider({
      url: proxy.url,
      only: description => description === fault.foundBy,
    })
    expect(exchanges).toBe(1)
    expect(failures.map(({ exchange }) => exchange)).toEqual([fault.foundBy])
    // The first reason states the expected and the actual value.
    expect(failures[0]?.reasons[0]).toMatch(/expected .+, came .+/)
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
