import { eq, not } from 'drizzle-orm'
import { mayArchive } from '#contracts/code-lists/roles.ts'
import { errors } from '#contracts/errors.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import { company } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { CompanyRow } from '../settings/company-settings.ts'
import type { Account } from '../sign-in/session/caller.ts'
import { companyArchived, companyUnarchived } from './events.ts'

/**
 * Toggles whether a company is archived, and appends the event. @returns whether the company is now
 * archived
 * @throws Refusal rightMissing
 */
export async function toggleArchived(tx: Transaction, { role }: Account, { ftgKey }: CompanyRow): Promise<boolean> {
  if (!mayArchive(role)) throw new Refusal(errors.rightMissing)
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
