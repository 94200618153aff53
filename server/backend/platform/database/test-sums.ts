import type { Client } from 'pg'

/** Of each table the number of rows, and of each column a sum of its values' hashes. */
export type Sums = Readonly<Record<string, Readonly<Record<string, string>>>>
/** The key of the number of rows. No column has the name. */
export const allRows = '*'

/** Returns the sums of a database. The superuser asks, past row-level security. */
export async function sumsOf(client: Client): Promise<Sums> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by c.relname order by c.relname`,
  )
  const sums: Record<string, Record<string, string>> = {}
  for (const { table, columns } of rows) {
    const each = columns.map(column => `sum(hashtextextended("${column}"::text, 0)::numeric)::text as "${column}"`)
    const found = await client.query<Record<string, string>>(
      `select count(*)::text as "${allRows}", ${each.join(', ')} from "${table}"`,
    )
    sums[table] = found.rows[0] ?? {}
  }
  return sums
}
