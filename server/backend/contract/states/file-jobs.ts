import { eq, or } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import { exampleFileJob } from '#contracts/file-jobs/examples.ts'
import { states } from '#contracts/pact/states.ts'
import type { ProposedVoucher } from '#contracts/payroll/vouchers/shapes.ts'
import { storeFile } from '../../file-jobs/stored-file.ts'
import { isUnderWay } from '../../platform/jobs/job-queue.ts'
import { printPdf } from '../../platform/print/print-pdf.ts'
import { job, jobBeat } from '../../tables/schema.ts'
import { list, type PactStates, type PactTools, text } from '../pact-tools.ts'

/** A time at which no worker begins the job, and its sign of life is never too old. */
const farAhead = new Date('2999-12-31')

const accountMessage = 'Kontot Löner att betala är inte angivet i bokföringsinställningarna.'

/** Returns the handlers of the states of jobs of what takes long. */
export function longWorkStates({ chosen, inCompany }: PactTools): PactStates {
  return {
    [states.longWork({ Id: '', Kind: 'FILE', Status: 'QUEUED', Path: '' }, '', '').name]: async (params, undo) => {
      const [id, kind, path, login] = ['Id', 'Kind', 'Path', 'Login'].map(name => text(params, name)) as [
        ...[string, string, string, string],
      ]
      const status = text(params, 'Status') as (typeof job.$inferSelect)['status']
      const company = { ...(await chosen(params)), login }
      const { ftgKey } = company
      const asked = kind === 'FILE' ? { year: null, integration: null } : { period: path.split('/').at(-1) ?? '' }
      const made = { Verifikationer: list<ProposedVoucher>(params, 'Vouchers'), Anmarkningar: [] }
      const refused = { dvCode: errors.postingIncomplete.dvCode, fields: { KtoNettolon: accountMessage } }
      const remove = () => inCompany(company, tx => tx.delete(job).where(eq(job.id, id)))
      undo(remove)
      await inCompany(company, async tx => {
        await tx.delete(job).where(or(eq(job.id, id), isUnderWay))
        await tx.insert(job).values({
          id,
          kind,
          status,
          ftgKey,
          payload: { path, ftgId: text(params, 'FtgId'), ...asked },
          ...(status === 'QUEUED' && { startsAt: farAhead }),
          ...(status === 'COMPLETED' && { result: { ftgKey, ...(kind !== 'FILE' && { made }) } }),
          ...(status === 'FAILED' && { message: accountMessage, result: refused }),
        })
        const { RowsDone: rowsDone, RowsTotal: rowsTotal } = exampleFileJob
        const done = status === 'COMPLETED' ? rowsTotal : rowsDone
        const rows = status === 'QUEUED' ? {} : { rowsDone: done, rowsTotal }
        await tx.insert(jobBeat).values({ jobId: id, attempt: 0, beatAt: farAhead, ...rows })
        if (status !== 'COMPLETED' || kind !== 'FILE') return
        const title = 'Lönebesked 202611'
        const content = await printPdf({ title, windowTitle: title, intro: '', parts: [{ text: 'Ett lönebesked.' }] })
        const file = { id, owner: login, path, name: `${title}.pdf`, type: 'application/pdf', showsProtected: true }
        await storeFile(tx, file, content)
      })
      return {}
    },
  }
}
