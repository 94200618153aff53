import { randomUUID } from 'node:crypto'
import { and, eq, lt, or, sql } from 'drizzle-orm'
import { exampleCompanyJob } from '#contracts/copies/examples.ts'
import { errors } from '#contracts/errors.ts'
import { states } from '#contracts/pact/states.ts'
import { companyEvents } from '../../copies/company-events.ts'
import { makesCompany } from '../../copies/company-job.ts'
import { copyFormat } from '../../copies/copy-format.ts'
import { isThere } from '../../copies/copy-term.ts'
import { writeCopy } from '../../copies/write-copy.ts'
import { appendEvent } from '../../platform/database/append-event.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { isUnderWay } from '../../platform/jobs/job-queue.ts'
import { Progress } from '../../platform/jobs/progress.ts'
import { company, companyCopy, companyCopyPiece, job, jobBeat } from '../../tables/schema.ts'
import { list, type PactState, type PactStates, type PactTools, type Params, text, type Undo } from '../pact-tools.ts'

/** Returns the handlers of the states of company copies and their jobs. */
export function copyStates({ account, asAccount, inCompany, chosen, companyOf, clock }: PactTools): PactStates {
  /**
   * Makes sure that no company has the id and no job is creating one with it. Undoes the jobs of
   * earlier exchanges.
   */
  const freeId: PactState = async (params, undo) => {
    undo(() => clearId(params))
    return clearId(params)
  }

  const clearId = (params: Params) =>
    asAccount(params, async tx => {
      const ftgId = text(params, 'FtgId')
      await tx
        .delete(job)
        .where(or(eq(job.exclusive, makesCompany(ftgId, {}).key), and(eq(job.kind, 'REMOVE'), isUnderWay)))
      await tx.delete(company).where(eq(company.ftgId, ftgId))
      return {}
    })

  interface Named {
    readonly id: string
    readonly name: string
  }

  const deleteCopy = (params: Params, id: string) =>
    asAccount(params, tx => tx.delete(companyCopy).where(eq(companyCopy.id, id)))

  /** Makes a copy of the company with a name, and deletes it at the teardown. */
  async function copied(
    params: Params,
    undo: Undo,
    named: Named,
    difference: Partial<typeof companyCopy.$inferInsert> = {},
  ) {
    const { licNr, ftgKey } = await chosen(params)
    const login = text(params, 'Login')
    if (licNr !== text(params, 'Container')) throw new Error(`${login} is not of ${text(params, 'Container')}`)
    await deleteCopy(params, named.id)
    undo(() => deleteCopy(params, named.id))
    await inCompany({ licNr, login, ftgKey }, async tx => {
      const wish = { ftgKey, login, infoText: 'Prov', isLast: false, isKept: false, now: clock() }
      const made = await writeCopy({ from: tx, to: tx }, wish, new Progress())
      const [row] = await tx
        .select()
        .from(companyCopy)
        .where(eq(companyCopy.id, made ?? ''))
      if (!row) throw new Error('The copy is not there')
      // Its pieces reference it, so they are moved to a row with the requested name.
      await tx.insert(companyCopy).values({ ...row, ...named, ...difference })
      await tx.update(companyCopyPiece).set({ copyId: named.id }).where(eq(companyCopyPiece.copyId, row.id))
      await tx.delete(companyCopy).where(eq(companyCopy.id, row.id))
    })
  }

  const aCopy =
    (difference: Partial<typeof companyCopy.$inferInsert> = {}): PactState =>
    async (params, undo) => {
      await copied(params, undo, { id: text(params, 'VersionId'), name: text(params, 'Name') }, difference)
      return {}
    }

  return {
    [states.freeCompanyId('', '').name]: freeId,
    [states.removableCompany('', '').name]: async (params, undo) => {
      const ftgId = text(params, 'FtgId')
      // A copy made by a removal is kept for seven years. That does not apply to a company made for
      // a test.
      undo(() => asAccount(params, tx => tx.delete(companyCopy).where(eq(companyCopy.ftgId, ftgId))))
      await freeId(params, undo)
      await asAccount(params, tx => tx.insert(company).values({ ftgId, name: 'Björkens Bygg AB', orgnr: '' }))
      return {}
    },
    [states.companyLeaving('', '').name]: async (params, undo) => {
      undo(() => asAccount(params, tx => tx.delete(job).where(isUnderWay)))
      const { ftgKey } = await chosen(params)
      const ids = { sourceFtgId: text(params, 'FtgId'), ftgId: text(params, 'FtgId') }
      await asAccount(params, async tx => {
        await tx.delete(job).where(isUnderWay)
        // Claimed by nobody who could fall silent, so that no worker takes it over.
        await tx.insert(job).values({ kind: 'REMOVE', ftgKey, payload: ids, status: 'INPROGRESS' })
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
    [states.companyCopy(noName, '', '').name]: aCopy(),
    [states.keptCopy(noName, '', '').name]: aCopy({ isKept: true }),
    [states.newerCopy(noName, '', '').name]: aCopy({ format: copyFormat + 1 }),
    [states.copies('', '', []).name]: async (params, undo) => {
      undo(() => asAccount(params, tx => tx.update(companyCopy).set(later).where(isSetAside)))
      await asAccount(params, tx => tx.update(companyCopy).set(earlier).where(isThere))
      const copies = list<{ Name: string; Version: string; FtgId: string }>(params, 'Copies')
      for (const [index, { Name: name, Version: id, FtgId }] of copies.entries()) {
        const createdAt = new Date(clock().getTime() - index * 60_000)
        await copied({ ...params, FtgId }, undo, { id, name }, { createdAt })
      }
      return {}
    },
    [states.noCopy('', '').name]: params =>
      asAccount(params, async tx => {
        await tx.delete(companyCopy).where(eq(companyCopy.id, text(params, 'VersionId')))
        return {}
      }),
    [states.companyJob({ Id: '', Kind: 'SEND', Status: 'QUEUED' }, '', '').name]: async (params, undo) => {
      const { id, ftgId, kind, status } = jobOf(params)
      const there = await companyOf(text(params, 'Login'), ftgId)
      const removeJob = () => asAccount(params, tx => tx.delete(job).where(eq(job.id, id)))
      undo(removeJob)
      if (status === 'COMPLETED' && !there) undo(() => clearId(params))
      return asAccount(params, async tx => {
        await tx.delete(job).where(or(eq(job.id, id), isUnderWay))
        await tx.insert(job).values({
          id,
          kind,
          status,
          payload: { ftgId, sourceFtgId: exampleCompanyJob.SourceFtgId },
          // A start in the future keeps workers from claiming it.
          ...(status === 'QUEUED' && { startsAt: farAhead }),
          ...(status === 'COMPLETED' && { result: { ftgKey: await madeCompany(tx, kind, ftgId) } }),
          ...(status === 'FAILED' && { message: errors.companyIdTaken.message }),
        })
        const { RowsDone: rowsDone, RowsTotal: rowsTotal } = exampleCompanyJob
        // Its heartbeat lies in the future, so that no worker takes it over.
        const rows = status === 'QUEUED' ? {} : { rowsDone, rowsTotal }
        await tx.insert(jobBeat).values({ jobId: id, attempt: 0, beatAt: farAhead, ...rows })
        return {}
      })
    },
    [states.noCompanyJob('', '').name]: params =>
      asAccount(params, async tx => {
        await tx.delete(job).where(eq(job.id, text(params, 'Id')))
        return {}
      }),
  }
}

/** Copies that an earlier exchange or a person left are set aside: they expired a century ago. */
const aCentury = sql`make_interval(days => 36525)`
const earlier = { expiresAt: sql`${companyCopy.expiresAt} - ${aCentury}` }
const later = { expiresAt: sql`${companyCopy.expiresAt} + ${aCentury}` }
const isSetAside = lt(companyCopy.expiresAt, sql`now() - make_interval(years => 50)`)

const farAhead = new Date('2999-12-31')

const noName = { Container: '', Name: '', VersionId: '' }

const jobOf = (params: Params) => ({
  id: text(params, 'Id'),
  ftgId: text(params, 'FtgId'),
  kind: text(params, 'Kind'),
  status: text(params, 'Status') as (typeof job.$inferSelect)['status'],
})

/**
 * Returns the key of the company that a completed job has created: an existing one with the id, or
 * a new one.
 */
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
