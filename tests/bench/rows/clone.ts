import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { CompanyCopy } from '../../../contracts/copies/company-copy.shapes.ts'
import { header, markerValue } from '../../../contracts/headers.ts'
import { examplePassword } from '../../../contracts/outcomes/provider-state.ts'
import { databaseAddress } from '../../harness/database.ts'
import { restDoor } from '../../harness/doors.ts'
import { RunningApp } from '../../harness/running-app.ts'
import type { Contest, Row } from '../contest.ts'

/**
 * The number of rows that 5,000 employees have with a year's payslip rows. Until there are
 * payslips, all of them are employees.
 */
const employees = 100_000

const peer = 'INSERT … SELECT of the same rows in psql’s place'

/**
 * Measures a clone of a company and a restore of its copy, ordered and awaited as by a browser,
 * queue included, beside the bare statement. A restore has no limit, since it also reads, unpacks
 * and checks the copy.
 */
export const clone: readonly Row[] = [
  {
    name: 'clone',
    what: `POST /cloneCompany of a company with ${employees} rows until it is COMPLETED`,
    peer,
    unit: 'ms',
    better: 'less',
    rounds: 3,
    limit: { atMost: 3, ofRatio: true },
    prepare: () =>
      prepare(async () => ({
        start: '/cloneCompany',
        status: '/cloneCompany/status',
        order: { originalFtgId: 'nordsken', targetFtgId: 'klon' },
      })),
  },
  {
    name: 'restore',
    what: `POST /restoreCompany of a copy with ${employees} rows until it is COMPLETED`,
    peer,
    unit: 'ms',
    better: 'less',
    rounds: 3,
    prepare: () =>
      prepare(async ({ ask, done }) => {
        const { Id } = await ask('/sendCompanyCopy', { InfoText: '' })
        await done(`/sendCompanyCopy/status/${Id}`)
        const [copy] = await ask<CompanyCopy[]>('/restoreCompany/listFiles/WEB100200')
        if (!copy) throw new Error('No copy was sent')
        const { Container, Name, Version: VersionId } = copy
        return {
          start: '/restoreCompany',
          status: '/restoreCompany/status',
          order: { Container, Name, VersionId, FtgId: 'klon', InfoText: '' },
        }
      }),
  },
]

/** The request that makes the company `klon`, and the path of its progress. */
interface Order {
  readonly start: string
  readonly status: string
  readonly order: object
}

interface Api {
  readonly ask: <Data = Record<string, unknown>>(path: string, given?: object) => Promise<Data>
  /** Waits until the job is done. */
  readonly done: (path: string) => Promise<void>
}

async function prepare(orderOf: (api: Api) => Promise<Order>): Promise<Contest> {
  const app = await RunningApp.start({ DEMO_EMPLOYEES: String(employees), REQUESTS_PER_MINUTE: '100000000' })
  const { host, port } = databaseAddress(app.dataFolder)
  const database = new Client({ host, port, user: 'postgres', database: 'avlona' })
  await database.connect()
  await database.query('vacuum (analyze)')
  const body = { Login: 'lic', Password: examplePassword }
  const { cookie = '' } = await restDoor(app, { call: 'session.authenticate', body, address: '10.0.0.1' })

  async function ask<Data = Record<string, unknown>>(path: string, given?: object): Promise<Data> {
    const response = await fetch(`${app.apiUrl}${path}`, {
      method: given ? 'POST' : 'GET',
      headers: {
        [header.marker]: markerValue,
        cookie,
        [header.company]: 'nordsken',
        ...(given && { [header.idempotencyKey]: crypto.randomUUID(), 'content-type': 'application/json' }),
      },
      ...(given && { body: JSON.stringify(given) }),
    })
    const answer = (await response.json()) as { data?: Data }
    if (!answer.data) throw new Error(`${path}: ${response.status}`)
    return answer.data
  }

  async function done(path: string): Promise<void> {
    for (;;) {
      const job = await ask(path)
      if (job.Status === 'COMPLETED') return
      if (job.Status === 'FAILED') throw new Error(String(job.Message))
      await sleep(10)
    }
  }

  /** Removes the company, so that the next measurement finds the same tables. */
  async function remove(FtgId: string): Promise<void> {
    await database.query('delete from company where ftg_id = $1', [FtgId])
    await database.query('vacuum employee')
  }

  const { start, status, order } = await orderOf({ ask, done })
  return {
    async ours() {
      const from = performance.now()
      const { Id } = await ask(start, order)
      await done(`${status}/${Id}`)
      const took = performance.now() - from
      await remove('klon')
      return took
    },
    async peer() {
      const { rows } = await database.query<{ names: string }>(
        `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
         where table_name = 'employee' and is_generated = 'NEVER' and column_name <> 'ftg_key'`,
      )
      const [made] = (
        await database.query<{ ftg_key: string }>(
          `insert into company (lic_nr, ftg_id, name, orgnr) values ('WEB100200', 'mottagare', 'Mottagare', '') returning ftg_key`,
        )
      ).rows
      await database.query(
        `insert into department select '${made?.ftg_key}', d.lic_nr, d.id, d.name from department d join company using (ftg_key) where ftg_id = 'nordsken'`,
      )
      const from = performance.now()
      await database.query(
        `insert into employee (ftg_key, ${rows[0]?.names}) select '${made?.ftg_key}', ${rows[0]?.names} from employee
         where ftg_key = (select ftg_key from company where ftg_id = 'nordsken' and lic_nr = 'WEB100200')`,
      )
      const took = performance.now() - from
      await remove('mottagare')
      return took
    },
    async close() {
      await database.end()
      await app.dispose()
    },
  }
}
