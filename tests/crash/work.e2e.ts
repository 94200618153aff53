import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { header } from '#contracts/headers.ts'
import { payingSettings } from '#contracts/payroll/payments/examples.ts'
import type { PaymentPeriod } from '#contracts/payroll/payments/shapes.ts'
import { registers } from '#contracts/registers/registers.ts'
import { exampleNewSalaryYear } from '#contracts/salary-years/examples.ts'
import { type Browser, browserOf, signIn } from '#server/backend/testing.ts'
import { expect, test } from '../e2e/test.ts'
import { askDatabase, databaseAddress } from '../harness/database.ts'
import { RunningApp } from '../harness/running-app.ts'
import { isThorough } from '../harness/thorough.ts'
import { rowsIn } from './rows-in.ts'

const company = 'nordsken'
const period = '202611'
/** A job is taken over after 8 s of silence; a busy machine takes longer. */
const patience = { timeout: 90_000, intervals: [100] }

/** An application, and an administrator who uses it. */
interface Stage {
  readonly app: RunningApp
  readonly adm: Browser
}

/** A request of the administrator. It is sent again with the same key after a kill. */
interface Request {
  readonly path: string
  readonly method?: 'POST' | 'PUT' | 'DELETE'
  readonly body?: unknown
}

/** A work during which the server is killed. */
interface Work {
  readonly name: string
  /** The statement of the work at which the server is killed. */
  readonly at: `${'insert' | 'update' | 'delete'} on ${string}`
  /** True for a job, whose batches may be there after a kill; a request leaves nothing. */
  readonly isJob?: true
  /** Prepares the work, and returns its request. */
  readonly prepare: (stage: Stage) => Promise<Request> | Request
}

const history = `AnstNr;Utbetalningsdag;Brutto;Skatt;Netto;Arbetsgivaravgift
1;2024-01-25;30000,50;7000;23000,50;9426,16
1;2024-02-23;31000;7300;23700;9740,2`
const file = { Id: 'HIST', FileName: 'historik.csv', Content: Buffer.from(history).toString('base64') }

const works: readonly Work[] = [
  {
    name: 'a salary year',
    at: 'insert on salary_period',
    prepare: () => ({ path: '/createSalaryYear', body: { ...exampleNewSalaryYear, Year: 2027 } }),
  },
  {
    name: 'an import',
    at: 'insert on imported_payslip',
    async prepare({ adm }) {
      const definition = { ...registers.importDefinitions.examples[0], Id: 'HIST', Kolumner: [] }
      const body = { ...definition, ImpPerReg: false, ImpLonHistorik: true }
      expect((await adm.ask('/impreg', { method: 'POST', company, body })).status).toBe(200)
      const preview = await adm.ask('/impreg/@/preview', { method: 'POST', company, body: file })
      const { Nya, Andrade, Oforandrade } = preview.body.data as Record<string, number>
      expect([Nya, Andrade]).toEqual([2, 0])
      const Vantat = { Nya, Andrade, Oforandrade }
      return { path: '/impreg/@/import', body: { ...file, Vantat } }
    },
  },
  {
    name: 'a salary run',
    at: 'insert on payslip_row',
    isJob: true,
    prepare: () => ({ path: `/payslips/${period}/@/calculation`, body: { AnstNr: null } }),
  },
  {
    name: 'payslips that become ready',
    at: 'update on payslip',
    async prepare({ app }) {
      const slips = await askDatabase<{ AnstNr: string; Nummer: number; Version: number }>(
        app.dataFolder,
        `select employment_number as "AnstNr", number as "Nummer", p.version as "Version" from payslip p
         join company using (ftg_key) where ftg_id = $1 and period = $2 order by 1 limit 90`,
        [company, period],
      )
      expect(slips.length).toBeGreaterThan(10)
      return { path: `/payslips/${period}/@/ready`, method: 'PUT', body: slips }
    },
  },
  {
    name: 'a payment order',
    at: 'insert on payment_payslip',
    async prepare({ app, adm }) {
      await askDatabase(app.dataFolder, 'update company set settings = settings || $1::jsonb where ftg_id = $2', [
        JSON.stringify({ ...payingSettings, UseAttestWebLonHuv: false }),
        company,
      ])
      // The bank pays on days to come, whenever this is run.
      await askDatabase(app.dataFolder, `update payslip set pay_date = '2099-06-25' where period = $1`, [period])
      await askDatabase(app.dataFolder, `update salary_period set pay_day = '2099-06-25' where period = $1`, [period])
      const { Forslag } = (await adm.ask(`/payments/${period}`, { company })).body.data as PaymentPeriod
      const payable = Forslag.Lonebesked.filter(({ Hinder }) => !Hinder)
      expect(payable.length).toBeGreaterThan(0)
      const Lonebesked = payable.map(({ AnstNr, Nummer, Version }) => ({ AnstNr, Nummer, Version }))
      const body = { Forhandsgranska: false, Version: '03', Lonebesked }
      return { path: `/payments/${period}`, body }
    },
  },
  {
    name: 'a payout',
    at: 'update on payment_order',
    prepare: () => ({ path: `/payments/${period}/1/paid` }),
  },
]

/**
 * The small run kills during an import, a request: salary-run and removal kill during jobs. It does
 * not show the other works.
 */
const chosen = isThorough ? works : works.filter(({ name }) => name === 'an import')

const stageOf = async (app: RunningApp): Promise<Stage> => ({
  app,
  adm: await signIn(browserOf({ url: new URL(app.apiUrl).origin }), 'adm'),
})

const send = ({ adm }: Stage, { path, method = 'POST', body }: Request, key: string) =>
  adm.ask(path, {
    company,
    method,
    headers: { [header.idempotencyKey]: key },
    ...(body !== undefined && { body }),
  })

const untilJobsEnd = ({ app }: Stage) =>
  expect
    .poll(() => askDatabase(app.dataFolder, `select kind, message from job where status <> 'COMPLETED'`), patience)
    .toEqual([])

test(`kill -9 in the middle of ${chosen.length} works: each is done once and whole, as without the kill`, async ({
  ownApp,
}) => {
  const control = await RunningApp.start()
  try {
    const [killed, spared] = [await stageOf(ownApp), await stageOf(control)]
    for (const work of chosen) {
      const [key, keyOfSpared] = [randomUUID(), randomUUID()]
      const done = await send(spared, await work.prepare(spared), keyOfSpared)
      expect([work.name, done.status, done.body.message]).toEqual([work.name, 200, undefined])
      await untilJobsEnd(spared)

      const request = await work.prepare(killed)
      const before = await rowsIn(ownApp.dataFolder)
      await killDuring(killed, work, () => send(killed, request, key))
      // What was not acknowledged is not there, in any table.
      if (!work.isJob) expect(await rowsIn(ownApp.dataFolder), work.name).toEqual(before)
      await ownApp.startAgain()
      await askDatabase(ownApp.dataFolder, 'drop function wait_for_latch cascade')
      const again = await send(killed, request, key)
      expect([work.name, again.status, again.body.message]).toEqual([work.name, 200, undefined])
      await untilJobsEnd(killed)
      // Sent once more, it is answered and not done again.
      expect((await send(killed, request, key)).status).toBe(200)
      expect(await rowsIn(ownApp.dataFolder), work.name).toEqual(await rowsIn(control.dataFolder))
    }
    console.info(`${chosen.map(({ name }) => name).join(', ')}: none lost, none doubled`)
  } finally {
    await control.dispose()
  }
})

/** Sends a work's request, and kills the server while the work waits at its statement. */
async function killDuring({ app }: Stage, { at }: Work, begin: () => Promise<unknown>): Promise<void> {
  const latch = new Client({ ...databaseAddress(app.dataFolder), user: 'postgres', database: 'avlona' })
  // The restart replaces the PostgreSQL that the killed server left: the latch is lifted by then.
  latch.on('error', () => {})
  await latch.connect()
  await latch.query(
    `create function wait_for_latch() returns trigger language plpgsql as
       'begin perform pg_advisory_xact_lock_shared(4711); return null; end';
     create trigger wait_for_latch before ${at} for each statement execute function wait_for_latch();
     select pg_advisory_lock(4711)`,
  )
  // The answer never comes: the connection is lost.
  const asked = begin().catch(() => {})
  const waiting = `select from pg_locks where locktype = 'advisory' and objid = 4711 and not granted`
  await expect.poll(() => askDatabase(app.dataFolder, waiting), patience).not.toEqual([])
  await app.kill()
  await asked
}
