import { eq, sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { errors } from '#contracts/errors.ts'
import { company, event, jobBeat, job as jobTable, licence } from '../../tables/schema.ts'
import { openDatabase } from '../database/connect.ts'
import { withSystem, withTenant } from '../database/tenancy.ts'
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts'
import { Refusal } from '../http/refusal.ts'
import { defineJob } from './define-job.ts'
import { beat, type ClaimedJob, cancelJob, claimJob, completeJob, hinders, JobLost, queueJob } from './job-queue.ts'
import { type JobTiming, type JobWorker, startJobWorker } from './job-worker.ts'
import { Progress } from './progress.ts'
import { runJob } from './run-job.ts'

let test: TestDatabase
const licNr = 'L1'
const tenant = { licNr, login: 'anna' }
const takeOver = 15_000
const timing: JobTiming = { poll: 20, beat: 50, takeOver }
const log = pino({ level: 'silent' })
const now = new Date('2026-11-21T09:00:00Z')
const workers: JobWorker[] = []

/** What each job waits for, by the id of its company. */
const gates = new Map<string, Promise<void>>()

/** A kind unknown to the platform: creates a company, and appends an event. */
const makeJob = defineJob({
  kind: 'MAKE',
  payload: z.object({ ftgId: z.string() }),
  async run({ tx, payload: { ftgId }, job: { login }, progress }) {
    if (ftgId === 'nej') throw new Refusal(errors.companyIdTaken)
    progress.expect(2)
    progress.add(1)
    await gates.get(ftgId)
    await tx.insert(company).values({ ftgId, name: login, orgnr: '' })
    progress.add(1)
    return { result: { ftgId }, event: { type: 'company.copied', payload: { ftgId } } }
  },
  notice: ({ ftgId }) => ({ done: 'Klart', failed: 'Inte klart', about: ftgId }),
})

/** The notifications of jobs' ends. */
const told: string[] = []
const kind = {
  definition: makeJob,
  tellEnd: async (_: unknown, __: unknown, { about }: { about: string }, problem: string | null) => {
    told.push(`${about}: ${problem ?? 'done'}`)
  },
}

beforeAll(async () => {
  test = await createTestDatabase()
  await withSystem(test.database, tx => tx.insert(licence).values({ licNr, name: 'Ett', model: 'PLUS' }))
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map(worker => worker.stop()))
  told.splice(0)
})
afterAll(() => test.drop())

const work = (database = test.database) => {
  const { definition, tellEnd } = kind
  const worker = startJobWorker({ definitions: [definition], tellEnd, database, log, clock: () => now, timing })
  workers.push(worker)
  return worker
}
const beatsOf = (id: string) =>
  withTenant(test.database, tenant, tx => tx.select().from(jobBeat).where(eq(jobBeat.jobId, id)))
const run = (job: ClaimedJob, progress = new Progress()) =>
  runJob({ ...kind, database: test.database, job, progress, now, log })

const queued = async (ftgId: string, exclusive?: { key: string; refusal: Refusal }) => {
  const { Id } = await withTenant(test.database, tenant, tx =>
    queueJob(tx, makeJob, { ftgId }, exclusive ? { exclusive } : {}),
  )
  return Id
}

const jobOf = async (id: string) => {
  const [job] = await withTenant(test.database, tenant, tx => tx.select().from(jobTable).where(eq(jobTable.id, id)))
  return job
}
const statusOf = async (id: string) => (await jobOf(id))?.status

const madeWith = (ftgId: string) =>
  withTenant(test.database, tenant, tx => tx.select().from(company).where(eq(company.ftgId, ftgId)))

const claimed = async () => {
  const job = await claimJob(test.database, ['MAKE'], takeOver)
  if (!job) throw new Error('There was no job')
  return job
}

/**
 * Ages the heartbeat of a job by milliseconds of the database's clock, since short times cannot be
 * measured on a busy machine.
 */
const silence = (id: string, ms: number) =>
  withSystem(test.database, tx =>
    tx
      .update(jobBeat)
      .set({ beatAt: sql`${jobBeat.beatAt} - make_interval(secs => ${ms / 1000})` })
      .where(eq(jobBeat.jobId, id)),
  )

describe('a job for a later time', () => {
  const later = { startsAt: sql<Date>`clock_timestamp() + interval '1 hour'` }
  const hindering = () => withTenant(test.database, tenant, tx => tx.$count(jobTable, hinders))

  it('waits for it and hinders nothing, and is claimed when it comes, after those that came before', async () => {
    const { Id } = await withTenant(test.database, tenant, tx => queueJob(tx, makeJob, { ftgId: 'later' }, later))
    expect([await hindering(), await claimJob(test.database, ['MAKE'], takeOver)]).toEqual([0, undefined])
    // It was created when it was queued, whenever it begins.
    expect((await jobOf(Id))?.createdAt.getTime()).toBeLessThan(Date.now() + 60_000)
    const before = await queued('before')
    await withSystem(test.database, tx =>
      tx.update(jobTable).set({ startsAt: sql`clock_timestamp()` }).where(eq(jobTable.id, Id)),
    )
    expect(await hindering()).toBe(2)
    const [first, second] = [await claimed(), await claimed()]
    expect([first.id, second.id, await hindering()]).toEqual([before, Id, 2])
    for (const job of [first, second]) await run(job)
    expect(await hindering()).toBe(0)
  })
})

describe('a claim', () => {
  it('is of the oldest, and of one job each when several nodes ask at once', async () => {
    const ids = [await queued('a1'), await queued('a2'), await queued('a3')]
    const first = await Promise.all(Array.from({ length: 5 }, () => claimJob(test.database, ['MAKE'], takeOver)))
    expect(first.flatMap(job => job?.id ?? []).toSorted()).toEqual(ids.toSorted())
    for (const job of first) if (job) await run(job)
    expect(await Promise.all(ids.map(statusOf))).toEqual(['COMPLETED', 'COMPLETED', 'COMPLETED'])
  })

  it('ends with silence, and not before: then whoever had it has lost it', async () => {
    const id = await queued('b1')
    const mine = await claimed()
    await silence(id, takeOver / 2)
    expect(await claimJob(test.database, ['MAKE'], takeOver)).toBeUndefined()
    await silence(id, takeOver / 2)
    const theirs = await claimed()
    expect([theirs.id, theirs.attempt]).toEqual([id, mine.attempt + 1])
    expect(await beat(test.database, mine, { done: 1, total: 2 })).toBe(false)
    expect(await beat(test.database, theirs, { done: 1, total: 2 })).toBe(true)
    // It has created the company, and must be rolled back.
    await expect(run(mine)).rejects.toThrow(JobLost)
    expect(await madeWith('b1')).toEqual([])
    await run(theirs)
    expect(await madeWith('b1')).toHaveLength(1)
  })

  it('is kept for as long as it is heard of', async () => {
    const id = await queued('b2')
    const job = await claimed()
    for (let count = 0; count < 5; count += 1) {
      await silence(id, takeOver / 2)
      await beat(test.database, job, { done: count, total: 5 })
      expect(await claimJob(test.database, ['MAKE'], takeOver)).toBeUndefined()
    }
    await run(job)
  })

  it('never goes backwards, when a heartbeat that was held up is written after a later one', async () => {
    const id = await queued('b4')
    const job = await claimed()
    for (const done of [4, 3, 0]) await beat(test.database, job, { done, total: done === 0 ? 0 : 5 })
    expect((await beatsOf(id))[0]).toMatchObject({ rowsDone: 4, rowsTotal: 5 })
    await run(job)
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
        await completeJob(tx, job, {}, kind)
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
    // The new company waits for this one with the same id, which stops the job in the middle.
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

  it('says why a job failed that cannot be done, at once', async () => {
    work()
    const id = await queued('nej')
    await expect.poll(() => statusOf(id)).toBe('FAILED')
    expect(await jobOf(id)).toMatchObject({ attempt: 1, message: errors.companyIdTaken.message })
    expect(told).toEqual([`nej: ${errors.companyIdTaken.message}`])
  })

  it('keeps the result and the event of what it has done, and tells of it', async () => {
    work()
    const id = await queued('h1')
    await expect.poll(() => statusOf(id)).toBe('COMPLETED')
    expect(await jobOf(id)).toMatchObject({ result: { ftgId: 'h1' }, message: null })
    expect(told).toEqual(['h1: done'])
    const events = await withTenant(test.database, tenant, tx =>
      tx.select().from(event).where(eq(event.type, 'company.copied')),
    )
    expect(events.at(-1)).toMatchObject({ actor: 'anna', payload: { ftgId: 'h1' } })
  })

  it('leaves a kind that it does not know to others', async () => {
    const [other] = await withTenant(test.database, tenant, tx =>
      tx.insert(jobTable).values({ kind: 'UNKNOWN' }).returning(),
    )
    work()
    const known = await queued('i1')
    await expect.poll(() => statusOf(known)).toBe('COMPLETED')
    expect(await statusOf(other?.id ?? '')).toBe('QUEUED')
  })

  it('tries again what may pass, three times', async () => {
    const id = await queued('e1')
    await test.asOwner(`create function break_it() returns trigger language plpgsql as 'begin raise exception ''no''; end';
      create trigger break_it before insert on company execute function break_it()`)
    work()
    await expect.poll(() => statusOf(id)).toBe('FAILED')
    expect(await jobOf(id)).toMatchObject({ attempt: 3, message: errors.unexpected.message })
    await test.asOwner('drop trigger break_it on company')
    expect(await madeWith('e1')).toEqual([])
  })

  it('says how far it has come while it is at it, and ends what takes many beats', async () => {
    const id = await queued('g1')
    const job = await claimed()
    const progress = new Progress()
    await beat(test.database, job, { done: 0, total: 2 })
    const gate = Promise.withResolvers<void>()
    gates.set('g1', gate.promise)
    const running = run(job, progress)
    for (let count = 1; count < 5; count += 1) expect(await beat(test.database, job, { done: 1, total: 2 })).toBe(true)
    gate.resolve()
    await running
    expect(await statusOf(id)).toBe('COMPLETED')
    expect(await beatsOf(id)).toMatchObject([{ rowsDone: 2, rowsTotal: 2 }])
  })

  it('gives back what it is doing when its node stops, and another does it', async () => {
    const id = await queued('f1')
    const job = await claimed()
    await run(job, stopped()).catch(() => undefined)
    expect(await madeWith('f1')).toEqual([])
    await silence(id, takeOver)
    work()
    await expect.poll(() => statusOf(id)).toBe('COMPLETED')
    expect(await madeWith('f1')).toHaveLength(1)
  })
})

describe('an exclusive job', () => {
  it('is refused while another with its key is under way, of two at once too, and taken afterwards', async () => {
    const exclusive = { key: 'spec', refusal: new Refusal(errors.companyBusy) }
    const both = await Promise.allSettled([queued('j1', exclusive), queued('j2', exclusive)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(queued('j3', exclusive)).rejects.toThrow(errors.companyBusy.message)
    work()
    await expect
      .poll(() => withTenant(test.database, tenant, tx => tx.$count(jobTable, eq(jobTable.status, 'COMPLETED'))))
      .toBeGreaterThan(0)
    await expect.poll(() => queued('j4', exclusive).catch(() => 'refused')).not.toBe('refused')
  })
})

const stopped = () => new Progress(AbortSignal.abort(new Error('The node stops')))
