import { randomUUID } from 'node:crypto'
import { errors } from '#contracts/errors.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { defineJob } from '../platform/jobs/define-job.ts'
import { beginning } from '../platform/replay/recorded.ts'
import { cloneCompany } from './clone-company.ts'
import { companyEvents } from './company-events.ts'
import { CompanyJobPayload } from './company-job.ts'
import { openTo } from './make-company.ts'

/** Clones a company of the licence. The job's company is the source. */
export const cloneJob = defineJob({
  kind: 'CLONE',
  payload: CompanyJobPayload,
  async run({ tx, job: { licNr, login, ftgKey: source }, payload: { sourceFtgId, ftgId }, progress }) {
    if (source === null) throw new Refusal(errors.companyMissing)
    const ftgKey = randomUUID()
    await cloneCompany(tx, { licNr, login, source, target: { ftgKey, ftgId, restoreInfo: null } }, progress)
    await openTo(tx, login, ftgKey)
    const payload = { from: sourceFtgId, ...(await beginning(tx)) }
    return { result: { ftgKey }, event: { type: companyEvents.cloned, ftgKey, payload } }
  },
  notice: ({ sourceFtgId, ftgId }) => ({
    done: 'Företaget har kopierats',
    failed: 'Företaget kunde inte kopieras',
    about: `Från ${sourceFtgId} till ${ftgId}.`,
  }),
})
