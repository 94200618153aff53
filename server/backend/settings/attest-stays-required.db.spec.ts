import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { companyEvents } from '../copies/company-events.ts'
import { superuser } from '../platform/database/supervisor/data-directory.ts'
import { findNamedCompany } from '../platform/replay/find-company.ts'
import { replayCompany } from '../platform/replay/replay-company.ts'
import { projections } from '../projections.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'

let server: TestBackend
let lic: Browser
beforeAll(async () => {
  server = await startTestBackend()
  lic = await server.signedIn('lic')
})
afterAll(() => server.close())

const migration = readFileSync(
  join(import.meta.dirname, '../platform/database/migrations/0052_attest_stays_required.sql'),
  'utf8',
)
async function migrate() {
  const owner = new Client({ ...server.test.address, user: superuser })
  await owner.connect()
  try {
    for (const statement of migration.split('--> statement-breakpoint')) await owner.query(statement)
  } finally {
    await owner.end()
  }
}

interface Settings {
  readonly Version: number
  readonly Values: Readonly<Record<string, unknown>>
}
const settings = async (FtgId: string) =>
  ((await lic.ask(`/companyInfo/${FtgId}`)).body.data as { Settings: Settings }).Settings

it.each([
  ['attests payslips', 'nordsken', { UseAttestWebLonHuv: true }, true],
  ['attests none', 'akvarell', { UseAttestWebLonHuv: false }, false],
])('a company that %s goes on as before, and its history tells', async (_, FtgId, Values, isRequired) => {
  const { Version } = await settings(FtgId)
  const body = { Version, Values: { ...Values, RequireAttestWebLonHuv: false } }
  expect((await lic.ask(`/companyInfo/${FtgId}`, { method: 'PUT', body })).status).toBe(200)
  const before = await settings(FtgId)
  await migrate()
  await migrate()
  const after = await settings(FtgId)
  expect(after.Values).toEqual({ ...before.Values, RequireAttestWebLonHuv: isRequired })
  expect(after.Version).toBe(before.Version + (isRequired ? 1 : 0))
  const company = await findNamedCompany(server.test.database, FtgId, companyEvents.removed)
  const replayed = await replayCompany(server.test.database, server.test.address, projections, { company })
  expect(replayed.differences).toEqual([])
})
