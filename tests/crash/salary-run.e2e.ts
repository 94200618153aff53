import { Client } from 'pg'
import type { Calculation } from '#contracts/payroll/run/shapes.ts'
import { browserOf, signIn } from '#server/backend/testing.ts'
import { expect, test } from '../e2e/test.ts'
import { askDatabase, databaseAddress } from '../harness/database.ts'

/** More than two batches of fifty, and within one fetch of bases. */
const employees = 180
/** A job is taken over after 8 s of silence; a busy machine takes longer. */
const patience = { timeout: 60_000, intervals: [100] }
const company = 'nordsken'
const path = '/payslips/202611/@/calculation'

test('a salary run whose server is killed goes on after the restart: every payslip whole, and none twice', async ({
  ownApp,
}) => {
  const ask = <Row extends object>(query: string, values?: unknown[]) =>
    askDatabase<Row>(ownApp.dataFolder, query, values)
  const adm = await signIn(browserOf({ url: new URL(ownApp.apiUrl).origin }), 'adm')
  await ask(
    `insert into employee (ftg_key, lic_nr, employment_number, first_name, last_name, employment_form, employed_from, salary_form, salary, tax_type, agreement_id, details)
     select ftg_key, lic_nr, 'K' || lpad(n::text, 3, '0'), first_name, last_name, employment_form, employed_from, salary_form, salary, tax_type, agreement_id, details
     from employee join company using (ftg_key, lic_nr), generate_series(1, $1::int) n
     where ftg_id = $2 and employment_number = '1'`,
    [employees, company],
  )
  /** The payslips by number, each with its rows, as one text. */
  const stored = async () => {
    const rows = await ask<{ person: string; content: string }>(
      `select employment_number as person, md5((to_jsonb(p) - 'created_at')::text || (select coalesce(jsonb_agg(to_jsonb(r) order by position), '[]')
         from payslip_row r where (r.ftg_key, r.period, r.employment_number, r.number) = (p.ftg_key, p.period, p.employment_number, p.number))::text) as content
       from payslip p join company c using (ftg_key) where c.ftg_id = $1 order by 1`,
      [company],
    )
    return new Map(rows.map(({ person, content }) => [person, content]))
  }
  const wrongSums = () =>
    ask(`select p.employment_number from payslip p left join payslip_row r using (ftg_key, period, employment_number, number)
         group by p.ftg_key, p.period, p.employment_number, p.number, p.gross
         having p.gross <> coalesce(sum(r.amount) filter (where r.kind = 'BRUTTO'), 0)`)

  // Stops the run in the middle of its third batch or a later one.
  const latch = new Client({ ...databaseAddress(ownApp.dataFolder), user: 'postgres', database: 'avlona' })
  // The restart replaces the PostgreSQL that the killed server left: the latch is lifted by then.
  latch.on('error', () => {})
  await latch.connect()
  await latch.query(
    `create function wait_for_latch() returns trigger language plpgsql as
       'begin if new.employment_number = ''K130'' then perform pg_advisory_xact_lock_shared(4711); end if; return new; end';
     create trigger wait_for_latch before insert on payslip for each row execute function wait_for_latch();
     select pg_advisory_lock(4711)`,
  )
  const started = await adm.ask(path, { company, method: 'POST', body: { AnstNr: null } })
  expect(started.status).toBe(200)
  const { Id } = started.body.data as Calculation
  const jobs = () => ask(`select status, attempt from job where id = '${Id}'`)
  const waiting = `select from pg_locks where locktype = 'advisory' and not granted`
  await expect.poll(() => ask(waiting), patience).toHaveLength(1)

  await ownApp.kill()
  expect(await jobs()).toEqual([{ status: 'INPROGRESS', attempt: 1 }])
  const before = await stored()
  // Whole batches are there, and nothing of the one that was being stored.
  expect([before.size > 0, before.size % 50, before.has('K130')]).toEqual([true, 0, false])
  expect(await wrongSums()).toEqual([])

  await ownApp.startAgain()
  await expect.poll(jobs, patience).toEqual([{ status: 'COMPLETED', attempt: 2 }])
  const after = await stored()
  expect([...before].filter(([person, content]) => after.get(person) !== content)).toEqual([])
  const ended = (await adm.ask(path, { company })).body.data as Calculation
  expect(ended).toMatchObject({ Id, Status: 'COMPLETED', Done: after.size, Total: after.size, Lamnade: [] })
  expect([...after.keys()].filter(person => person.startsWith('K'))).toHaveLength(employees)
  expect(await wrongSums()).toEqual([])
  expect(await ask('select distinct number, version from payslip')).toEqual([{ number: 1, version: 1 }])
  // All of them have the same pay, whichever worker calculated them.
  expect(await ask(`select from payslip where employment_number like 'K%' group by gross, tax, net`)).toHaveLength(1)
  const told = await ask<{ stored: number }>(
    `select (payload ->> 'stored')::int as stored from event where type = 'payslips.calculated'`,
  )
  expect(told).toEqual([{ stored: after.size }])
})
