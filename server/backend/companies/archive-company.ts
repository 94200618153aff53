import { eq, not } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import { companyArchived, companyUnarchived } from '../copies/company-events.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { CompanyRow } from '../settings/company-settings.ts'
import { company } from '../tables/schema.ts'

/**
 * Toggles whether a company is archived, and appends the event. @returns whether the company is now
 * archived
 */
export async function toggleArchived(tx: Transaction, { ftgKey }: CompanyRow): Promise<boolean> {
  const [row] = await tx
    .update(company)
    .set({ archived: not(company.archived) })
    .where(eq(company.ftgKey, ftgKey))
    .returning({ isArchived: company.archived, version: company.version })
  if (!row) throw new Refusal(errors.companyMissing)
  const { isArchived, version } = row
  await appendEvent(tx, { type: isArchived ? companyArchived : companyUnarchived, ftgKey, payload: { version } })
  return isArchived
}
