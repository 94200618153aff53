import { z } from 'zod'
import { errors } from '#contracts/errors.ts'
import { actFor } from '../platform/database/tenancy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { defineJob } from '../platform/jobs/define-job.ts'
import { inOneMoment } from '../platform/jobs/run-job.ts'
import { companyEvents } from './company-events.ts'
import { CompanyJobPayload } from './company-job.ts'
import { countRows } from './company-rows.ts'
import { writeCopy } from './write-copy.ts'

/** Copies a company for the provider's support. */
export const sendJob = defineJob({
  kind: 'SEND',
  payload: CompanyJobPayload.extend({ infoText: z.string() }),
  async run({ tx, job: { licNr, login, ftgKey }, payload: { infoText }, database, progress, now }) {
    if (ftgKey === null) throw new Refusal(errors.companyMissing)
    // Reads in another transaction: pieces are written while rows are still being read.
    const copyId = await inOneMoment(database, async from => {
      await actFor(from, { licNr, login, ftgKey })
      progress.expect(await countRows(from))
      return writeCopy({ from, to: tx }, { ftgKey, login, infoText, isLast: false, isKept: false, now }, progress)
    })
    if (copyId === undefined) throw new Refusal(errors.companyMissing)
    return { result: { ftgKey }, event: { type: companyEvents.copied, ftgKey, payload: { copyId } } }
  },
  notice: ({ ftgId }) => ({
    done: 'Kopian har skickats',
    failed: 'Kopian kunde inte skickas',
    about: `Kopian av ${ftgId}, till leverantörens support.`,
  }),
})
