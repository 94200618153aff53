import { and, eq, gt, max, sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { keyOf } from '../../demo/make-licence.ts'
import { type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import { createDemoDatabase, type TestDatabase } from '../../platform/database/test-database.ts'
import { type ClaimedJob, claimJob, queueJob } from '../../platform/jobs/job-queue.ts'
import { Progress } from '../../platform/jobs/progress.ts'
import { runJob } from '../../platform/jobs/run-job.ts'
import { employee, event, job as jobTable, payslip, salaryPeriod } from '../../tables/schema.ts'
import { startCalculation } from './calculations.ts'
import { payrollJob, personsOf } from './payroll-job.ts'

let test: TestDatabase
const tenant = { licNr: 'WEB100200', login: 'adm', ftgKey: keyOf('nordsken') }
const now = new Date('2026-11-23T09:00:00Z')
const told: (string | null)[] = []
const within = <Result>(work: (tx: Transaction) => Promise<Result>) => withTenant(test.database, tenant, work)
const lock = (isLocked: boolean) =>
  within(tx => tx.update(salaryPeriod).set({ isLocked }).where(eq(salaryPeriod.period, '202611')))

/** Persons of a batch, which is stored in a transaction of its own. */
const inBatch = 50
/** Seven batches of persons and more, all like the demo's first. */
const others = 7 * inBatch
beforeAll(async () => {
  test = await createDemoDatabase()
  await within(async tx => {
    const [first] = await tx.select().from(employee).where(eq(employee.employmentNumber, '1'))
    if (!first) throw new Error('Nobody is employed.')
    await tx
      .insert(employee)
      .values(Array.from({ length: others }, (_, at) => ({ ...first, employmentNumber: `X${at}`, personalNumber: '' })))
  })
})
afterAll(() => test.drop())
beforeEach(async () => {
  told.splice(0)
  await lock(false)
  await within(async tx => {
    await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
    await tx.delete(payslip)
  })
})

async function claimed(period: string, persons: string[] | null): Promise<ClaimedJob> {
  await within(tx => queueJob(tx, payrollJob, { period, persons }, { ftgKey: tenant.ftgKey }))
  const job = await claimJob(test.database, ['PAYROLL'], 15_000)
  if (!job) throw new Error('There was no job')
  return job
}
const run = (job: ClaimedJob, progress: Progress) =>
  runJob({
    definition: payrollJob,
    database: test.database,
    job,
    progress,
    now,
    log: pino({ level: 'silent' }),
    tellEnd: async (_, __, ___, problem) => void told.push(problem),
  } as Parameters<typeof runJob>[0])
const resultOf = async ({ id }: ClaimedJob) => {
  const [row] = await within(tx => tx.select().from(jobTable).where(eq(jobTable.id, id)))
  return row
}

/** Progress that does something when so many persons are done. */
function acting(count: number, act: () => Promise<unknown> | unknown, signal?: AbortSignal): Progress {
  const progress = new Progress(signal)
  const add = progress.add.bind(progress)
  progress.add = rows => {
    add(rows)
    if (progress.done === count) act()
  }
  return progress
}
/** Progress that ends the work after so many persons, as a worker that loses its job does. */
function endingAfter(count: number): Progress {
  const lost = new AbortController()
  return acting(count, () => lost.abort(new Error('lost')), lost.signal)
}

/** Returns how many payslips each event tells of, since a moment. */
const toldOf = async (since: number) => {
  const events = await within(tx =>
    tx
      .select()
      .from(event)
      .where(and(eq(event.type, 'payslips.calculated'), gt(event.seq, since)))
      .orderBy(event.seq),
  )
  return events.map(({ payload }) => payload.stored)
}
const lastEvent = async () => {
  const [last] = await within(tx => tx.select({ seq: max(event.seq) }).from(event))
  return last?.seq ?? 0
}

it('calculates all who are paid in the period; lost on the way, it goes on where it was, and tells of both', async () => {
  const [period] = await within(tx => tx.select().from(salaryPeriod).where(eq(salaryPeriod.period, '202611')))
  const persons = period ? await within(tx => personsOf(tx, period)) : []
  expect(persons.length).toBeGreaterThan(others)
  const since = await lastEvent()
  const job = await claimed('202611', null)
  await expect(run(job, endingAfter(inBatch))).rejects.toThrow('lost')
  // The second batch was whole before the worker saw that the job was lost.
  expect(await within(tx => tx.$count(payslip))).toBe(2 * inBatch)
  expect((await resultOf(job))?.status).toBe('INPROGRESS')
  expect(await toldOf(since)).toEqual([2 * inBatch])
  const progress = new Progress()
  await run(job, progress)
  expect([progress.done, progress.total]).toEqual([persons.length, persons.length])
  const ended = await resultOf(job)
  expect([ended?.status, ended?.result]).toMatchObject([
    'COMPLETED',
    { stored: persons.length - 2 * inBatch, unchanged: 2 * inBatch, left: [] },
  ])
  expect(await within(tx => tx.$count(payslip))).toBe(persons.length)
  expect(told).toEqual([null])
  expect(await toldOf(since)).toEqual([2 * inBatch, persons.length])
})

it('whose period is locked meanwhile ends by it, keeps what it has stored, and tells of that', async () => {
  const since = await lastEvent()
  let locking: Promise<unknown> = Promise.resolve()
  // The lock waits for the batch that is being stored, and on a busy machine for the next ones.
  const progress = acting(inBatch, () => {
    locking = lock(true)
  })
  const job = await claimed('202611', null)
  await expect(run(job, progress)).rejects.toThrow('Löneperioden 202611 är låst.')
  await locking
  const kept = await within(tx => tx.$count(payslip))
  expect([kept > 0, kept % inBatch, kept <= others]).toEqual([true, 0, true])
  expect(await toldOf(since)).toEqual([kept])
})

it('that has stored nothing tells of nothing', async () => {
  const since = await lastEvent()
  await run(await claimed('202611', []), new Progress())
  expect(await toldOf(since)).toEqual([])
})

it('pays those who are employed in the period, by its kind of period', async () => {
  const [period] = await within(tx => tx.select().from(salaryPeriod).where(eq(salaryPeriod.period, '202611')))
  if (!period) throw new Error('No period.')
  const own = { firstName: 'A', lastName: 'B', employmentForm: 'TV', salaryForm: 'MÅN' as const, salary: '1' }
  const days = { employedFrom: '2020-01-01' }
  const paid = await within(async tx => {
    await tx.insert(employee).values([
      { ...own, ...days, employmentNumber: 'LEFT', employedTo: '2026-09-30' },
      { ...own, ...days, employmentNumber: 'LATE', employedTo: '2026-10-01' },
      { ...own, employmentNumber: 'NEXT', employedFrom: '2026-12-01' },
      { ...own, employmentNumber: 'LAST', employedFrom: '2026-11-30' },
      { ...own, ...days, employmentNumber: 'WEEK', details: { UtbetPer: 'V' } },
    ])
    const all = await personsOf(tx, period)
    await tx.delete(employee).where(sql`${employee.firstName} = 'A' and ${employee.lastName} = 'B'`)
    return all.filter(number => /^(LEFT|LATE|NEXT|LAST|WEEK)$/.test(number))
  })
  expect(paid).toEqual(['LAST', 'LATE'])
})

it.each([
  ['209911', 'Löneperioden 209911 finns inte.'],
  ['202610', 'Löneperioden 202610 är låst.'],
])('refuses the period %s: %s', async (code, message) => {
  await within(tx => tx.update(salaryPeriod).set({ isLocked: true }).where(eq(salaryPeriod.period, '202610')))
  await expect(run(await claimed(code, []), new Progress())).rejects.toThrow(message)
})

it('begun in two windows at the same time, it is one calculation', async () => {
  const start = () => within(tx => startCalculation(tx, tenant.ftgKey, '202611', null))
  const [one, other] = await Promise.all([start(), start()])
  expect(other.Id).toBe(one.Id)
})
