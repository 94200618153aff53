import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { CompanyListItem } from '#contracts/companies/shapes.ts'
import { actFor } from '../platform/database/tenancy.ts'
import { defineJob } from '../platform/jobs/define-job.ts'
import { beginning } from '../platform/replay/recorded.ts'
import { company } from '../tables/schema.ts'
import { companyEvents } from './company-events.ts'
import { CompanyJobPayload } from './company-job.ts'
import { openTo } from './make-company.ts'
import { copyOf, restoreCopy } from './restore-copy.ts'

/** Creates a company from a copy, which may belong to another licence. */
export const restoreJob = defineJob({
  kind: 'RESTORE',
  payload: CompanyJobPayload.extend({ copyId: z.uuid(), infoText: z.string() }),
  async run({ tx, job: { licNr, login }, payload: { copyId, ftgId, infoText }, database, progress, now }) {
    const copy = await copyOf(database, copyId)
    const ftgKey = randomUUID()
    await actFor(tx, { licNr, login, ftgKey })
    const restoreInfo = {
      Time: now.toISOString(),
      User: login,
      AzStorageContainer: copy.licNr,
      AzFileName: copy.name,
      InfoText: infoText,
    } satisfies CompanyListItem['RestoreInfo']
    await restoreCopy(database, tx, copy, { ftgKey, ftgId, restoreInfo }, progress)
    const goesAt = copy.licNr === licNr ? null : copy.expiresAt
    await tx.update(company).set({ isSentCopy: !copy.isKept, goesAt }).where(eq(company.ftgKey, ftgKey))
    await openTo(tx, login, ftgKey)
    const payload = { from: copy.name, ...(await beginning(tx)) }
    return { result: { ftgKey }, event: { type: companyEvents.restored, ftgKey, payload } }
  },
  notice: ({ sourceFtgId, ftgId }) => ({
    done: 'Kopian har lästs in',
    failed: 'Kopian kunde inte läsas in',
    about: `Kopian av ${sourceFtgId}, till företaget ${ftgId}.`,
  }),
})
