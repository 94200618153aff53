import { eq, sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { openDatabase } from '../platform/database/connect.ts'
import { company, companyJob, companyJobBeat, employee, licence } from '../platform/database/schema.ts'
import { withSystem, withTenant } from '../platform/database/tenancy.ts'
import { createTestDatabase, type TestDatabase } from '../platform/database/test-database.ts'
import { beat, cancelJob, claimJob, completeJob, JobLost } from './job-queue.ts'
import { type JobTiming, type JobWorker, startJobWorker } from './job-worker.ts'
import { Progress } from './progress.ts'
import { runJob } from './run-job.ts'

let test: TestDatabase
let sourceKey = ''
const licNr = 'L1'
const tenant = { licNr, login: 'anna' }
const takeOver = 15_000
const timing: JobTiming = { poll: 20, beat: 50, takeOver }
const log = pino({ level: 'silent' })
const now = new Date('2026-11-21T09:00:00Z')
const workers: JobWorker[] = []

beforeAll(async () => {
  test = await createTestDatabase()
  await withSystem(test.database, tx => tx.insert(licence).values({ licNr, name: 'Ett', model: 'PLUS' }))
  sourceKey = await withTenant(test.database, tenant, async tx => {
    const [made] = await tx.insert(company).values({ ftgId: 'ett', name: 'Ett', orgnr: '' }).returning()
    return made?.ftgKey ?? ''
  })
  await withTenant(test.database, { ...tenant, ftgKey: sourceKey }, tx =>
    tx.execute(sql`insert into employee (employment_number, first_name, last_name, employment_form, employed_from, salary_form, salary)
      select n::text, 'Åsa', 'Öberg', 'TV', '2024-01-01', 'MÅN', 30000 from generate_series(1, 2500) n`),
  )
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map(worker => worker.stop()))
})
afterAll(() => test.drop())

const work = (database = test.database) => {
  const worker = startJobWorker({ database, log, clock: () => now, timing })
  workers.push(worker)
  return worker
}

const queued = (ftgId: string, more: Partial<typeof companyJob.$inferInsert> = {}) =>
  withTenant(test.database, tenant, async tx => {
    const values = { kind: 'CLONE', sourceKey, sourceFtgId: 'ett', ftgId, ...more } as const
    const [made] = await tx.insert(companyJob).values(values).returning()
    return made?.id ?? ''
  })

const jobOf = async (id: string) => {
  const [job] = await withTenant(test.database, tenant, tx => tx.select().from(companyJob).where(eq(companyJob.id, id)))
  return job
}
const statusOf = async (id: string) => (await jobOf(id))?.status

const madeWith = (ftgId: string) =>
  withTenant(test.database, tenant, tx => tx.select().from(company).where(eq(company.ftgId, ftgId)))

const claimed = async () => {
  const job = await claimJob(test.database, takeOver)
  if (!job) throw new Error('There was no job')
  return job
}

/** So many milliseconds pass in which nothing is heard of a job: by the database's clock, for a busy machine knows no short times. */
const silence = (id: string, ms: number) =>
  withSystem(test.database, tx =>
    tx
      .update(companyJobBeat)
      .set({ beatAt: sql`${companyJobBeat.beatAt} - make_interval(secs => ${ms / 1000})` })
      .where(eq(companyJobBeat.jobId, id)),
  )

describe('a claim', () => {
  it('is of the oldest, and of one job each when several nodes ask at once', async () => {
    const ids = [await queued('a1'), await queued('a2'), await queued('a3')]
    const first = await Promise.all(Array.from({ length: 5 }, () => claimJob(test.database, takeOver)))
    expect(first.flatMap(job => job?.id ?? []).toSorted()).toEqual(ids.toSorted())
    for (const job of first) if (job) await runJob({ database: test.database, job, progress: new Progress(), now })
    expect(await Promise.all(ids.map(statusOf))).toEqual(['COMPLETED', 'COMPLETED', 'COMPLETED'])
  })

  it('ends with silence, and not before: then whoever had it has lost it', async () => {
    const id = await queued('b1')
    const mine = await claimed()
    await silence(id, takeOver / 2)
    expect(await claimJob(test.database, takeOver)).toBeUndefined()
    await silence(id, takeOver / 2)
    const theirs = await claimed()
    expect([theirs.id, theirs.attempt]).toEqual([id, mine.attempt + 1])
    expect(await beat(test.database, mine, { done: 1, total: 2 })).toBe(false)
    expect(await beat(test.database, theirs, { done: 1, total: 2 })).toBe(true)
    // It made the company, and may not keep it.
    await expect(runJob({ database: test.database, job: mine, progress: new Progress(), now })).rejects.toThrow(JobLost)
    expect(await madeWith('b1')).toEqual([])
    await runJob({ database: test.database, job: theirs, progress: new Progress(), now })
    expect(await madeWith('b1')).toHaveLength(1)
  })

  it('is kept for as long as it is heard of', async () => {
    const id = await queued('b2')
    const job = await claimed()
    for (let count = 0; count < 5; count += 1) {
      await silence(id, takeOver / 2)
      await beat(test.database, job, { done: count, total: 5 })
      expect(await claimJob(test.database, takeOver)).toBeUndefined()
    }
    await runJob({ database: test.database, job, progress: new Progress(), now })
  })

  it('that is lost while the company is being made leaves nothing of it', async () => {
    const id = await queued('b3')
    const job = await claimed()
    const done = test.database.orm.transaction(
      async tx => {
        await tx.execute(
          sql`select set_config('role', 'avlona_app', true), set_config('avlona.lic_nr', ${licNr}, true)`,
        )
        await tx.insert(company).values({ ftgId: 'b3', name: 'B3', orgnr: '' })
        await withTenant(test.database, tenant, other => cancelJob(other, id))
        await completeJob(tx, job, sourceKey)
      },
      { isolationLevel: 'repeatable read' },
    )
    await expect(done).rejects.toThrow()
    expect([await statusOf(id), await madeWith('b3')]).toEqual(['FAILED', []])
  })
})

describe('a worker', () => {
  it('stops a cancelled job, of which nothing is left', async () => {
    const id = await queued('c1')
    const held = openDatabase(test.poolAddress)
    // The new company waits for this one, which has the same id, so that the job is caught in the middle.
    const rival = await held.pool.connect()
    await rival.query(`begin; set local role avlona_app; set local avlona.lic_nr = 'L1'`)
    await rival.query(`insert into company (ftg_id, name, orgnr) values ('c1', 'Rival', '')`)
    work()
    await expect.poll(() => statusOf(id)).toBe('INPROGRESS')
    await withTenant(test.database, tenant, tx => cancelJob(tx, id))
    await rival.query('rollback')
    rival.release()
    await held.close()
    await new Promise(resolve => setTimeout(resolve, 300))
    expect(await jobOf(id)).toMatchObject({ status: 'FAILED', message: 'Begäran avbröts.' })
    expect(await madeWith('c1')).toEqual([])
  })

  it('tells why a job failed that cannot be done, at once', async () => {
    work()
    const ids = [await queued('ett', { ftgId: 'd1', sourceKey: crypto.randomUUID() }), await queued('ett')]
    await expect.poll(() => Promise.all(ids.map(statusOf))).toEqual(['FAILED', 'FAILED'])
    expect((await jobOf(ids[0] ?? ''))?.message).toBe(errors.companyMissing.message)
    expect((await jobOf(ids[1] ?? ''))?.message).toBe(errors.companyIdTaken.message)
  })

  it('tries again what may pass, three times', async () => {
    const id = await queued('e1')
    await test.asOwner(`create function break_it() returns trigger language plpgsql as 'begin raise exception ''no''; end';
      create trigger break_it before insert on employee execute function break_it()`)
    work()
    await expect.poll(() => statusOf(id)).toBe('FAILED')
    expect(await jobOf(id)).toMatchObject({ attempt: 3, message: errors.unexpected.message })
    await test.asOwner('drop trigger break_it on employee')
    expect(await madeWith('e1')).toEqual([])
  })

  it('says how far it has come while it is at it, and ends what takes many beats', async () => {
    const id = await queued('g1')
    const job = await claimed()
    const progress = new Progress()
    await beat(test.database, job, { done: 0, total: 2501 })
    const running = runJob({ database: test.database, job, progress, now })
    for (let count = 1; count < 5; count += 1)
      expect(await beat(test.database, job, { done: count, total: 2501 })).toBe(true)
    await running
    expect(await statusOf(id)).toBe('COMPLETED')
    const beats = await withTenant(test.database, tenant, tx =>
      tx.select().from(companyJobBeat).where(eq(companyJobBeat.jobId, id)),
    )
    expect(beats).toMatchObject([{ rowsDone: 2501, rowsTotal: 2501 }])
  })

  it('gives back what it is doing when its node stops, and another does it', async () => {
    const id = await queued('f1')
    const job = await claimed()
    await runJob({ database: test.database, job, progress: stopped(), now }).catch(() => undefined)
    expect(await madeWith('f1')).toEqual([])
    await silence(id, takeOver)
    work()
    await expect.poll(() => statusOf(id)).toBe('COMPLETED')
    const [made] = await madeWith('f1')
    const rows = await withTenant(test.database, { ...tenant, ftgKey: made?.ftgKey }, tx => tx.$count(employee))
    expect(rows).toBe(2500)
  })
})

const stopped = () => new Progress(AbortSignal.abort(new Error('The node stops')))
