import { type SQL, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import { breaksConstraint } from '../platform/database/broken-constraint.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { company, userAccount, userCompanyAccess } from '../tables/schema.ts'
import { moveWholeCompany, named } from './company-rows.ts'

/** A company to create from another. */
export interface NewCompany {
  readonly ftgKey: string
  readonly ftgId: string
  readonly restoreInfo: Record<string, unknown> | null
}

/**
 * Inserts the company's own row in the transaction's licence. It is never archived, whatever the
 * source is.
 *
 * @param from the source of the columns: a table, or an expression read as one
 * @throws Refusal companyIdTaken
 */
export async function insertCompany(
  tx: Transaction,
  { ftgKey, ftgId, restoreInfo }: NewCompany,
  columns: readonly string[],
  from: SQL,
): Promise<void> {
  const copied = columns.filter(name => name !== 'archived')
  const info = restoreInfo === null ? sql`null::jsonb` : sql`${JSON.stringify(restoreInfo)}::jsonb`
  await moveWholeCompany(tx)
  const statement = sql`insert into ${company} (ftg_key, lic_nr, ftg_id, restore_info, archived, ${named(copied)})
    select ${ftgKey}::uuid, tenancy.licence(), ${ftgId}, ${info}, false, ${named(copied)} from ${from}`
  try {
    await tx.execute(statement)
  } catch (failure) {
    throw breaksConstraint(failure, 'company_lic_nr_ftg_id') ? new Refusal(errors.companyIdTaken) : failure
  }
}

/** Gives the creator of a company access to it, unless the account has access to all. */
export async function openTo(tx: Transaction, login: string, ftgKey: string): Promise<void> {
  await tx.execute(
    sql`insert into ${userCompanyAccess} (login, ftg_key)
        select login, ${ftgKey}::uuid from ${userAccount} where login = ${login} and not all_companies`,
  )
}
