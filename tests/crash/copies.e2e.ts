import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { fingerprints } from '#server/backend/copies/testing.ts'
import { expect, test } from '../e2e/test.ts'
import { databaseAddress } from '../harness/database.ts'
import { RunningApp } from '../harness/running-app.ts'
import { sizeOf } from '../harness/thorough.ts'

/** The small run does not show what only a rare moment of a kill breaks. */
const jobs = sizeOf({ small: 4, whole: 100 })
const kills = sizeOf({ small: 1, whole: 10 })
const employees = 5_000
const takenOverWithin = 15_000

interface Job {
  readonly id: string
  readonly ftg_id: string
  readonly status: 'QUEUED' | 'INPROGRESS' | 'COMPLETED' | 'FAILED'
  readonly attempt: number
  readonly message: string | null
}

test(`${jobs} clones and restores on two nodes, over ${kills} kill -9: each company once and whole`, async ({
  ownApp,
}) => {
  // PostgreSQL survives the kill: the two nodes share it, as they would any other.
  await ownApp.kill()
  const { host, port } = databaseAddress(ownApp.dataFolder)
  const connect = async () => {
    const client = new Client({ host, port, user: 'postgres', database: 'avlona' })
    await client.connect()
    return client
  }
  const [database, rival] = [await connect(), await connect()]
  const ask = async <Row extends object>(query: string, values: unknown[] = []) =>
    (await database.query<Row>(query, values)).rows
  const node = () =>
    RunningApp.start({
      DATABASE_URL: `postgres://postgres@localhost:${port}/avlona?host=${encodeURIComponent(host)}`,
      // A DEMO_ setting, so that no template is copied for a node that uses another's database.
      DEMO_DATA: 'on',
    })
  const nodes = await Promise.all([node(), node()])
  try {
    await ask(
      `insert into employee (ftg_key, lic_nr, employment_number, first_name, last_name, employment_form, employed_from, salary_form, salary)
       select ftg_key, lic_nr, 'K' || n, 'Förnamn' || n, 'Efternamn' || n, 'TV', '2024-01-01', 'MÅN', 30000 + n
       from company, generate_series(1, $1::int) n where ftg_id = 'nordsken'`,
      [employees],
    )
    const begin = (kind: string, ftgId: string, copyId: string | null) =>
      ask<{ id: string }>(
        `insert into job (lic_nr, login, kind, ftg_key, payload)
         select lic_nr, 'lic', $1, case when $1 = 'RESTORE' then null else ftg_key end,
           jsonb_strip_nulls(jsonb_build_object('sourceFtgId', ftg_id, 'ftgId', $2::text, 'copyId', $3::text, 'infoText', ''))
         from company where ftg_id = 'nordsken' returning id`,
        [kind, ftgId, copyId],
      )
    const all = () =>
      ask<Job>(`select id, payload ->> 'ftgId' as ftg_id, status, attempt, message from job where kind <> 'SEND'`)
    const underWay = async () => (await all()).filter(({ status }) => status === 'INPROGRESS')
    const haveEnded = async () => (await all()).every(({ status }) => status === 'COMPLETED' || status === 'FAILED')

    await begin('SEND', 'nordsken', null)
    const [copy] = await untilSome(() => ask<{ id: string }>('select id from company_copy'))
    const names = Array.from({ length: jobs }, (_, index) => `kraschprov${index}`)
    const place = (kill: number) => Math.floor((jobs * kill) / kills)

    const waits: number[] = []
    const takenOver: number[] = []
    for (let kill = 1; kill <= kills; kill += 1) {
      // Orders a share of the jobs before each kill. Three of them wait for a lock on their ids. A
      // node runs two jobs at once, so at least one of the three belongs to the killed node,
      // however fast the nodes are.
      const own = names.slice(place(kill - 1), place(kill))
      const held = own.slice(0, 3)
      await rival.query('begin')
      await rival.query(
        `insert into company (lic_nr, ftg_id, name, orgnr)
         select lic_nr, unnest($1::text[]), 'Rival', '' from company where ftg_id = 'nordsken'`,
        [held],
      )
      for (const [index, name] of own.entries())
        await begin(index % 2 ? 'RESTORE' : 'CLONE', name, index % 2 ? (copy?.id ?? null) : null)
      await untilSome(async () => {
        const ids = (await underWay()).map(({ ftg_id }) => ftg_id)
        return held.every(id => ids.includes(id)) ? [true] : []
      })
      // The first kill strikes while the jobs wait, the others at some later point.
      if (kill > 1) {
        await rival.query('rollback')
        await sleep(randomInt(100))
      }
      const struck = await underWay()
      await nodes[kill % 2]?.kill()
      if (kill === 1) await rival.query('rollback')
      const since = performance.now()
      nodes[kill % 2]?.launch()
      // Every job continues, whichever node had it: its node has ended it, or another has claimed
      // it.
      await untilSome(async () => {
        const now = new Map((await all()).map(job => [job.id, job]))
        const goesOn = struck.every(job => {
          const lazy = now.get(job.id)
          return lazy && (lazy.attempt > job.attempt || lazy.status !== 'INPROGRESS')
        })
        return goesOn ? [true] : []
      })
      waits.push(performance.now() - since)
      const attempts = new Map((await all()).map(({ id, attempt }) => [id, attempt]))
      takenOver.push(struck.filter(({ id, attempt }) => (attempts.get(id) ?? 0) > attempt).length)
    }
    await untilSome(async () => ((await haveEnded()) ? [true] : []))
    console.info(
      `${takenOver.join(', ')} jobs were taken over; after each kill all went on within ${waits.map(wait => `${(wait / 1000).toFixed(1)} s`).join(', ')}`,
    )

    expect((await all()).filter(({ status }) => status !== 'COMPLETED')).toEqual([])
    expect(Math.max(...waits)).toBeLessThan(takenOverWithin)
    expect(Math.max(...takenOver)).toBeGreaterThan(0)
    const companies = await ask<{ ftg_id: string; content: Record<string, string> }>(fingerprints, [
      ['nordsken', ...names],
    ])
    const content = new Map(companies.map(company => [company.ftg_id, company.content]))
    const original = content.get('nordsken')
    expect(Number.parseInt(original?.employee ?? '', 10)).toBeGreaterThan(employees)
    expect(names.map(name => [name, content.get(name)])).toEqual(names.map(name => [name, original]))
    // No job's result or notification exists twice.
    const told = await ask<{ ftg_id: string; times: number }>(
      `select ftg_id, count(e)::int as times
       from company c left join event e on e.ftg_key = c.ftg_key and type in ('company.cloned', 'company.restored')
       where ftg_id like 'kraschprov%' group by c.ftg_key order by ftg_id`,
    )
    expect(told).toEqual(names.toSorted().map(ftg_id => ({ ftg_id, times: 1 })))
    // Nobody fetched the outcomes, so each is notified in the bell, by the job's own id.
    const words = await ask<{ id: string }>(`select id from notification where event like 'JOB %' and not has_read`)
    expect(words.length).toBe(jobs + 1)
  } finally {
    await Promise.all([database.end(), rival.end()])
    await Promise.all(nodes.map(each => each.dispose()))
  }
})

/** Queries until there is a result. */
async function untilSome<Item>(find: () => Promise<readonly Item[]>): Promise<readonly Item[]> {
  for (;;) {
    const found = await find()
    if (found.length > 0) return found
    await sleep(50)
  }
}
