import { sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import { company } from '../platform/database/schema.ts'
import { actAsCloner, actFor, type Transaction } from '../platform/database/tenancy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Progress } from '../platform/jobs/progress.ts'
import { countRows, named } from './company-rows.ts'
import { companyRow, companyTables } from './company-tables.ts'
import { insertCompany, type NewCompany } from './make-company.ts'

interface Clone {
  readonly licNr: string
  readonly login: string
  /** The key of the company that is cloned. */
  readonly source: string
  readonly target: NewCompany
}

/**
 * Makes a company like another of the licence, in the database alone: no row comes here. Acts for the new company afterwards.
 *
 * @param tx sees one moment of the source
 * @throws Refusal companyMissing, companyIdTaken
 */
export async function cloneCompany(
  tx: Transaction,
  { licNr, login, source, target }: Clone,
  progress: Progress,
): Promise<void> {
  await actFor(tx, { licNr, login, ftgKey: source })
  progress.expect(await countRows(tx))
  await insertCompany(tx, target, companyRow.columns, sql`${company} where ftg_key = ${source}::uuid`)
  const { rows } = await tx.execute(sql`select from ${company} where ftg_key = ${target.ftgKey}::uuid`)
  if (rows.length === 0) throw new Refusal(errors.companyMissing)
  progress.add(1)
  await actAsCloner(tx, { licNr, source, target: target.ftgKey })
  for (const { name, columns } of companyTables) {
    const table = sql.identifier(name)
    const { rowCount } = await tx.execute(
      sql`insert into ${table} (ftg_key, lic_nr, ${named(columns)})
          select ${target.ftgKey}::uuid, lic_nr, ${named(columns)} from ${table} where ftg_key = ${source}::uuid`,
    )
    progress.add(rowCount ?? 0)
  }
  await actFor(tx, { licNr, login, ftgKey: target.ftgKey })
}
