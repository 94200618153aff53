import { and, desc, eq, sql } from 'drizzle-orm'
import type { removedCompanyCalls } from '#contracts/copies/removed-companies.calls.ts'
import { errors } from '#contracts/errors.ts'
import { spendConfirmation } from '../account/confirmation.ts'
import { companyEvents } from '../copies/company-events.ts'
import { requireIdle } from '../copies/company-job.ts'
import { companyJobStatus } from '../copies/copies-area.ts'
import type { Handlers } from '../platform/http/ask.ts'
import { orderOf, searchOf } from '../platform/http/list-query.ts'
import { rowsOf } from '../platform/http/pagination.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { queueJob } from '../platform/jobs/job-queue.ts'
import { findCompany } from '../rights/company-info.ts'
import { event } from '../tables/schema.ts'
import { removeJob } from './remove-job.ts'

/** The most rows when no page is requested. */
const newest = 100

const Namn = sql<string>`(${event.payload} ->> 'name') collate "sv-x-icu"`
const FtgId = sql<string>`${event.payload} ->> 'ftgId'`
const Login = sql<string>`coalesce(${event.actor}, '')`
const searchable = { Namn, FtgId, Login }

export const removedCompaniesArea: Handlers<typeof removedCompanyCalls> = {
  async remove({ tx, caller, params, now }) {
    const found = await findCompany(tx, caller.account, params.FtgId)
    if (!found || (found.requiresSms && !caller.verifiedCompanies.includes(found.row.ftgKey)))
      throw new Refusal(errors.companyMissing)
    const { ftgKey, ftgId } = found.row
    await requireIdle(tx, ftgKey)
    await spendConfirmation(tx, caller, now)
    const exclusive = { key: `remove ${ftgKey}`, refusal: new Refusal(errors.companyBusy) }
    return queueJob(tx, removeJob, { sourceFtgId: ftgId, ftgId, isOverdue: false }, { ftgKey, exclusive })
  },
  removeStatus: ask => companyJobStatus(ask, ask.params.Id, ['REMOVE']),
  async log({ tx, pagination }) {
    const found = and(eq(event.type, companyEvents.removed), searchOf(pagination, searchable))
    const { limit, offset } = rowsOf(pagination, newest)
    const rows = await tx
      .select({ Namn, FtgId, Login, TimeStamp: event.at })
      .from(event)
      .where(found)
      .orderBy(...orderOf(pagination, { ...searchable, TimeStamp: event.seq }, desc(event.seq), event.seq))
      .limit(limit)
      .offset(offset)
    return {
      totalRows: await tx.$count(event, found),
      data: rows.map(row => ({ ...row, TimeStamp: row.TimeStamp.toISOString() })),
    }
  },
}
