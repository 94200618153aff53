import { type SQL, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import { actAsCloner, actFor, type Transaction } from '../platform/database/tenancy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Progress } from '../platform/jobs/progress.ts'
import { company } from '../tables/schema.ts'
import { countRows, named } from './company-rows.ts'
import { type CompanyTable, cloned, companyRow, companyTables } from './company-tables.ts'
import { insertCompany, type NewCompany } from './make-company.ts'

interface Clone {
  readonly licNr: string
  readonly login: string
  /** The key of the company to clone. */
  readonly source: string
  readonly target: NewCompany
}

/**
 * Creates a company as a clone of another of the licence, entirely within the database. Afterwards
 * the transaction acts for the new company.
 *
 * @param tx a snapshot of the source
 * @throws Refusal companyMissing, companyIdTaken
 */
export async function cloneCompany(
  tx: Transaction,
  { licNr, login, source, target }: Clone,
  progress: Progress,
): Promise<void> {
  await actFor(tx, { licNr, login, ftgKey: source })
  progress.expect(await countRows(tx))
  await insertCompany(tx, target, [...companyRow.columns, ...cloned], sql`${company} where ftg_key = ${source}::uuid`)
  const { rows } = await tx.execute(sql`select from ${company} where ftg_key = ${target.ftgKey}::uuid`)
  if (rows.length === 0) throw new Refusal(errors.companyMissing)
  progress.add(1)
  await actAsCloner(tx, { licNr, source, target: target.ftgKey })
  for (const table of companyTables) await cloneRows(tx, table, { source, target: target.ftgKey }, progress)
  await actFor(tx, { licNr, login, ftgKey: target.ftgKey })
}

/** The rows of one statement. Several statements for a table let the progress advance. */
const clonedRows = 5000

/**
 * Clones the rows of a table in the order of its key, each batch after the last row of the one
 * before.
 */
async function cloneRows(
  tx: Transaction,
  { name, columns, key }: CompanyTable,
  { source, target }: { readonly source: string; readonly target: string },
  progress: Progress,
): Promise<void> {
  const table = sql.identifier(name)
  if (key.length === 0) {
    // The company's key is the whole key: the table has at most one row for the company.
    const { rowCount } = await tx.execute(
      sql`insert into ${table} (ftg_key, lic_nr, ${named(columns)})
          select ${target}::uuid, lic_nr, ${named(columns)} from ${table} where ftg_key = ${source}::uuid`,
    )
    return progress.add(rowCount ?? 0)
  }
  const order = named(key.map(column => column.name))
  const asText = sql.join(
    key.map(column => sql`${sql.identifier(column.name)}::text`),
    sql`, `,
  )
  const backwards = sql.join(
    key.map(column => sql`${sql.identifier(column.name)} desc`),
    sql`, `,
  )
  let last: unknown[] | undefined
  for (;;) {
    const after = last && sql`and (${order}) > (${sql.join(typed(last, key), sql`, `)})`
    const { rows } = await tx.execute<{ count: number; last: unknown[] | null }>(
      sql`with part as (
            select lic_nr, ${named([...new Set([...key.map(column => column.name), ...columns])])} from ${table}
            where ftg_key = ${source}::uuid ${after ?? sql``} order by ${order} limit ${clonedRows}
          ), made as (
            insert into ${table} (ftg_key, lic_nr, ${named(columns)})
            select ${target}::uuid, lic_nr, ${named(columns)} from part
          )
          select (select count(*) from part)::int as count,
            (select array[${asText}] from part order by ${backwards} limit 1) as last`,
    )
    const { count = 0, last: until = null } = rows[0] ?? {}
    progress.add(count)
    if (count < clonedRows || until === null) return
    last = until
  }
}

/** Returns a key's values, read as text, cast to their types. */
const typed = (values: readonly unknown[], key: CompanyTable['key']): SQL[] =>
  key.map(({ type }, at) => sql`${values[at]}::${sql.raw(type)}`)
