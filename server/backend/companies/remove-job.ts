import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { errors } from '#contracts/errors.ts'
import { CompanyJobPayload } from '../copies/company-job.ts'
import { countRows, deleteRows } from '../copies/company-rows.ts'
import { companyEvents } from '../copies/history.ts'
import { writeCopy } from '../copies/write-copy.ts'
import { company } from '../platform/database/schema.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { defineJob } from '../platform/jobs/define-job.ts'

/**
 * Removes a company with all that is under its key, after a copy of it: both are committed, or
 * neither. From the first row that is copied nobody changes the company any more. What was restored
 * from a sent copy leaves one that anybody may delete, and that goes when the sender was told it
 * would.
 */
export const removeJob = defineJob({
  kind: 'REMOVE',
  payload: CompanyJobPayload.extend({
    /**
     * It goes because the copy that it was restored from does: no copy is left, and nobody did it.
     */
    isOverdue: z.boolean().default(false),
  }),
  async run({ tx, job: { login, ftgKey }, payload: { isOverdue }, progress, now }) {
    if (ftgKey === null) throw new Refusal(errors.companyMissing)
    // Who would add a row to it waits from here, and then finds no company.
    const [row] = await tx.select().from(company).where(eq(company.ftgKey, ftgKey)).for('update')
    if (!row) throw new Refusal(errors.companyMissing)
    const { ftgId, name, isSentCopy, goesAt } = row
    const rows = await countRows(tx)
    // Each is copied, and then deleted.
    progress.expect(isOverdue ? rows : 2 * rows)
    const infoText = 'Kopia från när företaget togs bort'
    const wish = { ftgKey, login, infoText, isLast: true, isKept: !isSentCopy, goesAt, now }
    const copyId = isOverdue ? null : await writeCopy({ from: tx, to: tx }, wish, progress)
    await deleteRows(tx, progress)
    await tx.delete(company).where(eq(company.ftgKey, ftgKey))
    progress.add(1)
    // Of the licence as a whole: the company is no more, and who asks for the log acts for none.
    const event = { type: companyEvents.removed, ftgKey: null, payload: { ftgId, name, copyId } }
    return { result: { ftgKey }, event: isOverdue ? { ...event, actor: null } : event }
  },
  notice: ({ ftgId, isOverdue }) => ({
    done: 'Företaget har tagits bort',
    failed: 'Företaget kunde inte tas bort',
    about: isOverdue ? `${ftgId}, eftersom kopian som det lästes in från har gått ut.` : `${ftgId} är borttaget.`,
  }),
})
