import { Client } from 'pg'
import { header, markerValue } from '../../../contracts/headers.ts'
import { examplePassword } from '../../../contracts/outcomes/provider-state.ts'
import type { Calculation } from '../../../contracts/payroll/run/shapes.ts'
import { askDatabase, databaseAddress } from '../../harness/database.ts'
import { restDoor } from '../../harness/doors.ts'
import { RunningApp } from '../../harness/running-app.ts'
import type { Contest, Row } from '../contest.ts'

const employees = 5_000
const period = '202611'
/** What Frappe HR publishes: payslips in a second. */
const frappe = 13

/**
 * Measures a salary run of 5,000 employees, from the request until it has ended, and the opening of
 * one of its payslips.
 */
export const salaryRun: readonly Row[] = [
  {
    name: 'salary-run-stored',
    what: `a salary run of ${employees} employees, fetched, calculated and stored with its steps`,
    peer: 'the same rows inserted bare by pg into the same tables: 50 payslips in a transaction, a parameter for each value',
    unit: 'payslips/s',
    better: 'more',
    rounds: 3,
    limit: { atLeast: 0.5, ofRatio: true },
    prepare: () => prepare(async ({ run, insertBare }) => ({ ours: run, peer: insertBare })),
  },
  {
    name: 'salary-run-frappe',
    what: `a salary run of ${employees} employees`,
    peer: `Frappe HR, ${frappe} payslips a second as published, not measured here`,
    unit: 'payslips/s',
    better: 'more',
    rounds: 3,
    limit: { atLeast: 50, ofRatio: true },
    prepare: () => prepare(async ({ run }) => ({ ours: run, peer: async () => frappe })),
  },
  {
    name: 'payslip-open',
    what: `GET /api/payslips/{Period}/{AnstNr} among ${employees}, with its steps, p95`,
    peer: 'the list’s first page of 25',
    unit: 'ms',
    better: 'less',
    rounds: 3,
    limit: { atMost: 100 },
    prepare: () =>
      prepare(async ({ run, answeredWithin, persons }) => {
        await run()
        const page = encodeURIComponent(JSON.stringify({ perPage: 25, pageNum: 1 }))
        const numbers = await persons()
        return {
          ours: () => answeredWithin(numbers.map(number => `/payslips/${period}/${number}`)),
          peer: () => answeredWithin(numbers.map(() => `/payslips/${period}?pagination=${page}`)),
        }
      }),
  },
]

interface Stage {
  /** Runs the period from nothing. Returns payslips in a second. */
  readonly run: () => Promise<number>
  /** Inserts the rows of the last run bare. Returns payslips in a second. */
  readonly insertBare: () => Promise<number>
  /** Returns the milliseconds within which 95 of 100 paths were answered. */
  readonly answeredWithin: (paths: readonly string[]) => Promise<number>
  /** Returns AnstNr of a hundred of those who have payslips. */
  readonly persons: () => Promise<readonly string[]>
}

async function prepare(contest: (stage: Stage) => Promise<Omit<Contest, 'close'>>): Promise<Contest> {
  const app = await RunningApp.start({ DEMO_EMPLOYEES: String(employees), REQUESTS_PER_MINUTE: '100000000' })
  const ask = <Found extends object>(query: string) => askDatabase<Found>(app.dataFolder, query)
  // Does what autovacuum does within a minute of so many new rows.
  await ask('vacuum (analyze)')
  const body = { Login: 'adm', Password: examplePassword }
  const { cookie = '' } = await restDoor(app, { call: 'session.authenticate', body, address: '10.0.0.1' })
  const headers = { [header.marker]: markerValue, [header.company]: 'nordsken', cookie }
  const answered = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${app.apiUrl}${path}`, { ...init, headers: { ...headers, ...init.headers } })
    const content = (await answer.json()) as { data: unknown }
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(content)}`)
    return content.data
  }
  const stage: Stage = {
    async run() {
      // A superuser's delete, since the company's own rules keep finished payslips.
      await ask(`truncate payslip cascade`)
      const path = `/payslips/${period}/@/calculation`
      const began = performance.now()
      await answered(path, {
        method: 'POST',
        body: JSON.stringify({ AnstNr: null }),
        headers: { 'content-type': 'application/json', [header.idempotencyKey]: `bench-${began}` },
      })
      for (;;) {
        const latest = (await answered(path)) as Calculation
        if (latest.Status === 'FAILED') throw new Error(latest.Message ?? 'It failed')
        if (latest.Status === 'COMPLETED') return perSecond(latest.Total, performance.now() - began)
        // Each question takes its time of the same process: a browser asks once a second.
        await new Promise(resolve => setTimeout(resolve, 100))
      }
    },
    insertBare: () => insertBare(app),
    async answeredWithin(paths) {
      const took: number[] = []
      for (const path of paths) {
        const asked = performance.now()
        await answered(path)
        took.push(performance.now() - asked)
      }
      return took.toSorted((a, b) => a - b)[Math.ceil(took.length * 0.95) - 1] ?? Number.NaN
    },
    async persons() {
      const rows = await ask<{ number: string }>(
        `select employment_number as number from payslip order by md5(employment_number) limit 100`,
      )
      return rows.map(({ number }) => number)
    },
  }
  return { ...(await contest(stage)), close: () => app.dispose() }
}

/** How many payslips the peer inserts in a transaction, as ours does. */
const together = 50

/** Empties the tables, and inserts again what was in them. */
async function insertBare({ dataFolder }: RunningApp): Promise<number> {
  const client = new Client({ ...databaseAddress(dataFolder), user: 'postgres', database: 'avlona' })
  await client.connect()
  try {
    const all = async (table: string) =>
      (
        await client.query<Record<string, string | null>>({
          text: `select * from ${table} order by employment_number`,
          // As texts, which are sent back as they came.
          types: { getTypeParser: () => (text: string) => text },
        })
      ).rows
    const slips = await all('payslip')
    const rows = Map.groupBy(await all('payslip_row'), row => row.employment_number)
    await client.query('truncate payslip cascade')
    const insert = async (table: string, some: readonly Record<string, string | null>[]) => {
      const names = Object.keys(some[0] ?? {})
      const places = some.map((_, at) => `(${names.map((__, place) => `$${at * names.length + place + 1}`)})`)
      const values = some.flatMap(row => Object.values(row))
      if (names.length > 0) await client.query(`insert into ${table} (${names}) values ${places}`, values)
    }
    const began = performance.now()
    for (let at = 0; at < slips.length; at += together) {
      const some = slips.slice(at, at + together)
      await client.query('begin')
      await insert('payslip', some)
      await insert(
        'payslip_row',
        some.flatMap(slip => rows.get(slip.employment_number ?? '') ?? []),
      )
      await client.query('commit')
    }
    return perSecond(slips.length, performance.now() - began)
  } finally {
    await client.end()
  }
}

const perSecond = (count: number, ms: number): number => (count / ms) * 1000
