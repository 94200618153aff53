import { getTableName } from 'drizzle-orm'
import type { ProjectedTable } from './define-projection.ts'

/**
 * Returns an expression in SQL of the rows of the transaction's company, as an event carries them:
 * by table, each as `to_jsonb` writes it, with null for a withheld value.
 *
 * @param where limits the rows, as a condition in SQL on `r`
 */
export function recordedRows(tables: readonly ProjectedTable[], where = 'true'): string {
  const parts = tables.map(({ table, withheld = {} }) => {
    const name = getTableName(table)
    const row = Object.entries(withheld).reduce(
      (value, [path, is]) => `case when ${is} then jsonb_set(${value}, '{${path}}', 'null', false) else ${value} end`,
      'to_jsonb(r)',
    )
    return `'${name}', (select coalesce(jsonb_agg(${row}), '[]') from ${name} r
      where r.ftg_key = tenancy.company() and ${where})`
  })
  return `jsonb_build_object(${parts.join(', ')})`
}
