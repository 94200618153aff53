import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companyEvents } from './copies/company-events.ts'
import { companyTables } from './copies/company-tables.ts'
import { supplementCompanies } from './copies/supplement-companies.ts'
import { begun, contentOf, endOf } from './copies/testing.ts'
import { checkEveryLicence } from './history/check-history.ts'
import { loadBackup } from './platform/database/backup/read-backup.ts'
import { migrate } from './platform/database/migrate.ts'
import { createEmptyDatabase, type TestDatabase } from './platform/database/test-database.ts'
import { allRows, type Sums, sumsOf } from './platform/database/test-sums.ts'
import { findNamedCompany } from './platform/replay/find-company.ts'
import { replayCompany } from './platform/replay/replay-company.ts'
import { projections } from './projections.ts'
import { startTestBackend, type TestBackend } from './testing.ts'

/** Databases of earlier versions, as `npm run backup` wrote them: tests/upgrades/README.md. */
const folder = join(import.meta.dirname, '../../tests/upgrades')
const backups = readdirSync(folder).filter(name => name.endsWith('.backup'))

/**
 * The differences that the migrations since a version make to its backup: rows that came or went,
 * and columns whose content changed. Each needs a migration that says why.
 */
const expected: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '2026-11-22-208a2d8.backup': {
    // 0013: every subject's jobs are in one table.
    company_job: 'gone with 2 rows',
    company_job_beat: 'gone with 2 rows',
    job: 'new with 2 rows',
    job_beat: 'new with 2 rows',
    // 0014: an event keeps its actor's name. 0017 and 0026 record each of the 9 companies.
    event: '9 rows became 27',
    // 0019: a seal for each event, and a head for each of the 4 licences.
    event_seal: 'new with 27 rows',
    event_head: 'new with 4 rows',
    // 0025: the cars of each year became cars of employees, with a benefit for each year.
    benefit_vehicle: 'gone with 11 rows',
    employee_vehicle: 'new with 3 rows',
    vehicle_benefit: 'new with 11 rows',
    // 0026: an eve is a kind of day.
    'holiday.is_eve': 'gone',
  },
  '2026-11-28-28e5f6e.backup': {
    // 0051: the 38 persons that 0047 did not see.
    imported_person: '95 rows became 133',
    // 0058: control rows are named by LonStyKod, and each of the 9 companies that have them is
    // recorded.
    'pay_type_table.controls': 'changed',
    event: '922 rows became 931',
    event_seal: '922 rows became 931',
  },
}

/** The licences whose companies have copies to restore, with the licence user of each. */
const copier = { login: 'lic', licNr: 'WEB100200' }

it('has a backup of each release, and says what the migrations since do to it', () => {
  expect(backups.length).toBeGreaterThan(1)
  expect(Object.keys(expected)).toEqual(backups)
})

describe.each(backups)('the database of %s', name => {
  let test: TestDatabase
  let superuser: Client
  let stage: TestBackend
  let loaded: Record<string, number>
  let before: Sums
  beforeAll(async () => {
    test = await createEmptyDatabase()
    superuser = new Client(test.superuserAddress)
    await superuser.connect()
    loaded = await loadBackup({ owner: test.address, superuser: test.superuserAddress }, join(folder, name))
    // The copies in it are restored however late this is run.
    await superuser.query(`update company_copy set expires_at = '9999-12-31'`)
    before = await sumsOf(superuser)
    await migrate(test.address)
  }, 300_000)
  afterAll(async () => {
    await superuser.end()
    await (stage ? stage.close() : test.drop())
  })

  it('has every row afterwards, and what the migrations say they add', async () => {
    expect(Object.fromEntries(Object.entries(before).map(([table, sums]) => [table, sums[allRows]]))).toEqual(
      Object.fromEntries(Object.entries(loaded).map(([table, rows]) => [table, String(rows)])),
    )
    expect(differencesOf(before, await sumsOf(superuser))).toEqual(expected[name])
    const { rows } = await superuser.query(
      `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and not (relrowsecurity and relforcerowsecurity)`,
    )
    expect(rows).toEqual([])
  })

  it('has a whole history, and its companies follow from their events', async () => {
    const checks = await checkEveryLicence(test.database)
    expect(checks.filter(({ check }) => check.place > 0).length).toBeGreaterThan(3)
    expect(checks.flatMap(({ check }) => check.breaks)).toEqual([])
    const { rows: companies } = await superuser.query<{ ftg_key: string }>('select ftg_key from company')
    expect(companies.length).toBeGreaterThan(8)
    for (const { ftg_key } of companies) {
      const company = await findNamedCompany(test.database, ftg_key, companyEvents.removed)
      const { differences } = await replayCompany(test.database, test.address, projections, { company })
      expect([company.ftgId, differences]).toEqual([company.ftgId, []])
    }
  })

  it('serves: an account of its own rights group signs in, and its copies are restored', async () => {
    await supplementCompanies(test.database)
    const { rows: copies } = await superuser.query<{
      Container: string
      Name: string
      VersionId: string
      of: string
      format: number
    }>(`select lic_nr as "Container", name as "Name", id as "VersionId", ftg_id as of, format from company_copy`)
    expect(copies.length).toBeGreaterThan(0)
    stage = await startTestBackend({}, test)
    const grouped = await stage.signedIn('grupp')
    expect((await grouped.ask('/myAccount')).status).toBe(200)
    const lic = await stage.signedIn(copier.login)
    const filled = new Set<string>()
    for (const [index, { of, format, ...copy }] of copies.entries()) {
      const FtgId = `fran${index}`
      const id = await begun(lic, '/restoreCompany', { ...copy, FtgId, InfoText: '' })
      const { Status, Message } = await endOf(lic, `/restoreCompany/status/${id}`, 120_000)
      expect([copy.Name, Status, Message]).toEqual([copy.Name, 'COMPLETED', null])
      const whole = await contentOf(test.database, { licNr: copier.licNr, FtgId })
      for (const [table, rows] of Object.entries(whole)) if (rows.length > 0) filled.add(table)
      // A copy goes the same way as the company that it is of, unless that has been removed.
      const original = await asRestored(test, of, format)
      if ((original.company ?? []).length > 0) expect(await asRestored(test, FtgId, format)).toEqual(original)
    }
    // A column that copies of this version lack is noticed in whatever table it is.
    const copied = companyTables.map(({ name }) => name).filter(table => table in before)
    expect(copied.filter(table => !filled.has(table))).toEqual([])
  }, 300_000)
})

/** The tables whose rows of an earlier format are others by meaning: copy-upcasts.ts. */
const otherRows: Readonly<Record<number, readonly string[]>> = { 1: ['employee_vehicle', 'vehicle_benefit'] }

/** Returns a company's content, without what a copy of a format has of its own. */
async function asRestored({ database }: TestDatabase, FtgId: string, format: number) {
  const content = await contentOf(database, { licNr: copier.licNr, FtgId })
  const tables = Object.entries(content).filter(([table]) => !otherRows[format]?.includes(table))
  // Missing standard rows are made when a program starts, and when a copy is restored.
  const timeless = (row: unknown) => ({ ...(row as Record<string, unknown>), created_at: null })
  return Object.fromEntries(tables.map(([table, rows]) => [table, rows.map(timeless)]))
}

function differencesOf(before: Sums, after: Sums): Record<string, string> {
  const found: Record<string, string> = {}
  for (const table of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [then, now] = [before[table], after[table]]
    if (!now) found[table] = `gone with ${then?.[allRows]} rows`
    else if (!then) Object.assign(found, now[allRows] === '0' ? {} : { [table]: `new with ${now[allRows]} rows` })
    else if (now[allRows] !== then[allRows]) found[table] = `${then[allRows]} rows became ${now[allRows]}`
    else {
      for (const [column, sum] of Object.entries(then)) {
        if (!(column in now)) found[`${table}.${column}`] = 'gone'
        else if (now[column] !== sum) found[`${table}.${column}`] = 'changed'
      }
    }
  }
  return found
}
