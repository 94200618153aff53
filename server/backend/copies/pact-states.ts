import { randomUUID } from 'node:crypto'
import { and, eq, or } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import { exampleCompanyJob } from '#contracts/examples.ts'
import { states } from '#contracts/pact/states.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import type { Database } from '../platform/database/connect.ts'
import { company, companyCopy, companyCopyPiece, job, jobBeat } from '../platform/database/schema.ts'
import { type Transaction, withTenant } from '../platform/database/tenancy.ts'
import { isUnderWay } from '../platform/jobs/job-queue.ts'
import { Progress } from '../platform/jobs/progress.ts'
import type { PactState } from '../platform/pact/pact-states.ts'
import { makesCompany } from './company-job.ts'
import { copyFormat } from './copy-format.ts'
import { companyEvents } from './history.ts'
import { writeCopy } from './write-copy.ts'

type Params = Parameters<PactState>[0]

interface Services {
  readonly database: Database
  readonly clock: () => Date
  /** An account by its login. Rejects when there is none. */
  readonly account: (login: string) => Promise<{ readonly login: string; readonly licNr: string }>
  /** The company of the parameters. Rejects when the account may not choose it. */
  readonly chosen: (params: Params) => Promise<{ readonly licNr: string; readonly ftgKey: string }>
}

const text = (params: Params, name: string): string => String(params[name] ?? '')

/** The provider states of copies of companies, and of what is done with them. */
export function copyStates({ database, clock, account, chosen }: Services): Readonly<Record<string, PactState>> {
  async function asAccount<Result>(params: Params, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const { login, licNr } = await account(text(params, 'Login'))
    return withTenant(database, { licNr, login }, work)
  }

  /** No company has the id, nor is one coming with it: what an exchange before has begun is taken back. */
  const freeId = (params: Params) =>
    asAccount(params, async tx => {
      const ftgId = text(params, 'FtgId')
      await tx
        .delete(job)
        .where(or(eq(job.exclusive, makesCompany(ftgId, {}).key), and(eq(job.kind, 'REMOVE'), isUnderWay)))
      await tx.delete(company).where(eq(company.ftgId, ftgId))
      return {}
    })

  /** A new copy of the company by the name of the parameters. */
  async function copied(params: Params, difference: Partial<typeof companyCopy.$inferInsert> = {}) {
    const { licNr, ftgKey } = await chosen(params)
    const login = text(params, 'Login')
    if (licNr !== text(params, 'Container')) throw new Error(`${login} is not of ${text(params, 'Container')}`)
    const named = { id: text(params, 'VersionId'), name: text(params, 'Name') }
    await withTenant(database, { licNr, login, ftgKey }, async tx => {
      await tx.delete(companyCopy).where(eq(companyCopy.id, named.id))
      const wish = { ftgKey, login, infoText: 'Prov', isLast: false, isKept: false, now: clock() }
      const made = await writeCopy({ from: tx, to: tx }, wish, new Progress())
      const [row] = await tx
        .select()
        .from(companyCopy)
        .where(eq(companyCopy.id, made ?? ''))
      if (!row) throw new Error('The copy is not there')
      // Its pieces refer to it: they go over to one by the name that was asked for.
      await tx.insert(companyCopy).values({ ...row, ...named, ...difference })
      await tx.update(companyCopyPiece).set({ copyId: named.id }).where(eq(companyCopyPiece.copyId, row.id))
      await tx.delete(companyCopy).where(eq(companyCopy.id, row.id))
    })
    return {}
  }

  return {
    [states.freeCompanyId('', '').name]: freeId,
    [states.removableCompany('', '').name]: async params => {
      await freeId(params)
      await asAccount(params, tx =>
        tx.insert(company).values({ ftgId: text(params, 'FtgId'), name: 'Björkens Bygg AB', orgnr: '' }),
      )
      return {}
    },
    [states.companyLeaving('', '').name]: async params => {
      const { ftgKey } = await chosen(params)
      const ids = { sourceFtgId: text(params, 'FtgId'), ftgId: text(params, 'FtgId') }
      await asAccount(params, async tx => {
        await tx.delete(job).where(isUnderWay)
        // Nobody claims it before its time.
        await tx.insert(job).values({ kind: 'REMOVE', ftgKey, payload: ids, createdAt: farAhead })
      })
      return {}
    },
    [states.removedCompany('', '').name]: params =>
      asAccount(params, async tx => {
        const payload = { ftgId: text(params, 'FtgId'), name: 'Björkens Bygg AB' }
        await appendEvent(tx, { type: companyEvents.removed, ftgKey: null, payload })
        return {}
      }),
    [states.cloningLicence('').name]: async params => {
      await account(text(params, 'Login'))
      return {}
    },
    [states.companyCopy(noName, '', '').name]: params => copied(params),
    [states.keptCopy(noName, '', '').name]: params => copied(params, { isKept: true }),
    [states.newerCopy(noName, '', '').name]: params => copied(params, { format: copyFormat + 1 }),
    [states.noCopy('', '').name]: params =>
      asAccount(params, async tx => {
        await tx.delete(companyCopy).where(eq(companyCopy.id, text(params, 'VersionId')))
        return {}
      }),
    [states.companyJob({ Id: '', Kind: 'SEND', Status: 'QUEUED' }, '', '').name]: params =>
      asAccount(params, async tx => {
        const { id, ftgId, kind, status } = jobOf(params)
        await tx.delete(job).where(or(eq(job.id, id), isUnderWay))
        await tx.insert(job).values({
          ...{ id, kind, status, payload: { ftgId, sourceFtgId: exampleCompanyJob.SourceFtgId } },
          // Nobody claims it before its time.
          ...(status === 'QUEUED' && { createdAt: farAhead }),
          ...(status === 'COMPLETED' && { result: { ftgKey: await madeCompany(tx, kind, ftgId) } }),
          ...(status === 'FAILED' && { message: errors.companyIdTaken.message }),
        })
        const { RowsDone: rowsDone, RowsTotal: rowsTotal } = exampleCompanyJob
        // Whoever works on it is never silent, so that nobody takes it over.
        const rows = status === 'QUEUED' ? {} : { rowsDone, rowsTotal }
        await tx.insert(jobBeat).values({ jobId: id, attempt: 0, beatAt: farAhead, ...rows })
        return {}
      }),
    [states.noCompanyJob('', '').name]: params =>
      asAccount(params, async tx => {
        await tx.delete(job).where(eq(job.id, text(params, 'Id')))
        return {}
      }),
  }
}

const farAhead = new Date('2999-12-31')

const noName = { Container: '', Name: '', VersionId: '' }

const jobOf = (params: Params) => ({
  id: text(params, 'Id'),
  ftgId: text(params, 'FtgId'),
  kind: text(params, 'Kind'),
  status: text(params, 'Status') as (typeof job.$inferSelect)['status'],
})

/** The key of the company that a completed job has made: of the one that is there by that id, or of a new one. */
async function madeCompany(tx: Transaction, kind: string, ftgId: string): Promise<string> {
  const [there] = await tx.select({ ftgKey: company.ftgKey }).from(company).where(eq(company.ftgId, ftgId))
  if (there) return there.ftgKey
  if (kind === 'REMOVE') return randomUUID()
  if (kind === 'SEND') throw new Error(`There is no company ${ftgId}`)
  const [made] = await tx
    .insert(company)
    .values({ ftgId, name: ftgId, orgnr: '' })
    .returning({ ftgKey: company.ftgKey })
  return made?.ftgKey ?? ''
}
