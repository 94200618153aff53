import { Client } from 'pg'
import type { CompanyCopy } from '#contracts/copies/company-copy.shapes.ts'
import { keyedTables } from '#server/backend/copies/company-tables.ts'
import { begun, copiesOf, endOf, fingerprints, listedCompany, nameOf } from '#server/backend/copies/testing.ts'
import { browserOf, signIn } from '#server/backend/testing.ts'
import { expect, test } from '../e2e/test.ts'
import { askDatabase, databaseAddress } from '../harness/database.ts'
import { onlyThorough } from '../harness/thorough.ts'

const licNr = 'WEB100200'
const employees = 5_000
/** A job is taken over after 8 s of silence; a busy machine takes longer. */
const patience = { timeout: 60_000, intervals: [100] }
/** What is kept of a removed company under its key: the log, and the job itself. */
const keptOfCompany = ['event', 'job']

test('a removal whose server is killed when all rows are deleted ends once and whole after the restart', {
  tag: onlyThorough,
}, async ({ ownApp }) => {
  const ask = <Row extends object>(query: string, values?: unknown[]) =>
    askDatabase<Row>(ownApp.dataFolder, query, values)
  const contentOf = async (ftgId: string) => {
    const [found] = await ask<{ content: Record<string, string> }>(fingerprints, [[ftgId]])
    return found?.content
  }
  const lic = await signIn(browserOf({ url: new URL(ownApp.apiUrl).origin }), 'lic')

  const [company] = await ask<{ ftg_key: string }>(
    `insert into employee (ftg_key, lic_nr, employment_number, first_name, last_name, employment_form, employed_from, salary_form, salary)
     select ftg_key, lic_nr, 'K' || n, 'Förnamn' || n, 'Efternamn' || n, 'TV', '2024-01-01', 'MÅN', 30000 + n
     from company, generate_series(1, $1::int) n where ftg_id = 'akvarell' returning ftg_key`,
    [employees],
  )
  const original = await contentOf('akvarell')
  expect(Number.parseInt(original?.employee ?? '', 10)).toBeGreaterThan(employees)
  const rowsLeft = async () => {
    const tables = keyedTables().filter(name => !keptOfCompany.includes(name))
    const each = tables.map(name => `select '${name}' as name, count(*)::int as rows from ${name} where ftg_key = $1`)
    const counts = await ask<{ name: string; rows: number }>(each.join(' union all '), [company?.ftg_key])
    return counts.filter(({ rows }) => rows > 0)
  }

  // Stops the removal after it has written the copy and deleted all rows but the company's own.
  const latch = new Client({ ...databaseAddress(ownApp.dataFolder), user: 'postgres', database: 'avlona' })
  // The restart replaces the PostgreSQL that the killed server left: the latch is lifted by then.
  latch.on('error', () => {})
  await latch.connect()
  await latch.query(
    `create function wait_for_latch() returns trigger language plpgsql as
       'begin perform pg_advisory_xact_lock_shared(4711); return null; end';
     create trigger wait_for_latch before delete on company for each statement execute function wait_for_latch();
     select pg_advisory_lock(4711)`,
  )
  await lic.ask('/myAccount/confirm', { method: 'POST', body: { CurrentPassword: 'Provlon-2026' } })
  const { status, body } = await lic.ask('/companyInfo/akvarell', { method: 'DELETE' })
  expect(status).toBe(200)
  const { Id } = body.data as { readonly Id: string }
  const jobs = () => ask(`select status, attempt from job where id = '${Id}'`)
  const waiting = `select from pg_locks where locktype = 'advisory' and not granted`
  await expect.poll(() => ask(waiting), patience).toHaveLength(1)

  await ownApp.kill()
  // The kill struck: the job had not ended, and nothing of it is there.
  expect(await ask(waiting)).toHaveLength(1)
  expect(await jobs()).toEqual([{ status: 'INPROGRESS', attempt: 1 }])
  expect(await contentOf('akvarell')).toEqual(original)
  expect(await ask('select from company_copy')).toEqual([])

  await ownApp.startAgain()
  await expect.poll(jobs, patience).toEqual([{ status: 'COMPLETED', attempt: 2 }])
  expect(await rowsLeft()).toEqual([])
  expect(await listedCompany(lic, 'akvarell')).toBeUndefined()
  const log = (await lic.ask('/companyDeleteLog')).body.data
  expect(log).toEqual([expect.objectContaining({ FtgId: 'akvarell', Login: 'lic' })])
  // Nobody asked how it went, so the bell tells of it.
  const bell = (await lic.ask('/notifications')).body.data as { readonly Title: string; readonly HasRead: boolean }[]
  expect(bell.filter(({ Title }) => Title.startsWith('Företaget'))).toEqual([
    expect.objectContaining({ Title: 'Företaget har tagits bort', HasRead: false }),
  ])

  const copies = await copiesOf(lic, licNr)
  expect(copies).toEqual([expect.objectContaining({ CanDelete: false })])
  const restored = { ...nameOf(copies[0] as CompanyCopy), FtgId: 'akvarell', InfoText: '' }
  const restoring = await begun(lic, '/restoreCompany', restored)
  expect((await endOf(lic, `/restoreCompany/status/${restoring}`, patience.timeout)).Status).toBe('COMPLETED')
  expect(await contentOf('akvarell')).toEqual(original)
})
